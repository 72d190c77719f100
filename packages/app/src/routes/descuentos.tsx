import { ApiError } from '@garita/api-client/ApiError';
import { DescuentosScreen } from '@garita/ui/screens/descuentos/DescuentosScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { cambiarDescuento, descuentosQuery } from '../queries/descuentos';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const notice = useFormNotice();
  const client = useQueryClient();
  const descuentos = useQuery(descuentosQuery());
  // Refused because of how things stand, what was looked at is old: the refusal is told together with what is there now.
  const onError = (error: Error) =>
    error instanceof ApiError && [404, 409].includes(error.httpStatus) && client.invalidateQueries({ queryKey: ['descuentos'] });
  const { mutateAsync: cambiar } = useMutation({ ...cambiarDescuento(), onError });
  return (
    <DescuentosScreen
      state={toScreenState({ descuentos })}
      onCrear={(values) => {
        notice.clear();
        return cambiar({ nuevo: values });
      }}
      onBorrar={({ id }) => cambiar({ borrado: id })}
      onAviso={notice.show}
    />
  );
}
