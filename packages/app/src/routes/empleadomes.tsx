import { ApiError } from '@garita/api-client/ApiError';
import { EmpleadoMesScreen } from '@garita/ui/screens/empleadomes/EmpleadoMesScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { cambiarEmpleados, empleadosQuery } from '../queries/empleadomes';
import { personasQuery } from '../queries/usuarios';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const notice = useFormNotice();
  const client = useQueryClient();
  const empleados = useQuery(empleadosQuery());
  const personas = useQuery(personasQuery());
  // Refused because of how things stand, what was looked at is old: the refusal is told together with what is there now.
  const onError = (error: Error) =>
    error instanceof ApiError && [404, 409].includes(error.httpStatus) && client.invalidateQueries({ queryKey: ['empleadomes'] });
  const { mutateAsync: cambiar } = useMutation({ ...cambiarEmpleados(), onError });
  return (
    <EmpleadoMesScreen
      state={toScreenState({ empleados })}
      personas={toScreenState({ personas })}
      onAgregar={(usuarios) => {
        notice.clear();
        return cambiar({ agregados: usuarios });
      }}
      onSacar={({ id }) => cambiar({ sacado: id })}
      onAviso={notice.show}
    />
  );
}
