import { formatIds } from '@garita/domain/paselista/lista';
import { EmpleadoMesScreen } from '@garita/ui/screens/empleadomes/EmpleadoMesScreen';
import { useQuery } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { empleadosQuery } from '../queries/empleadomes';
import { personasQuery } from '../queries/usuarios';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const onAviso = useFormNotice();
  const empleados = useQuery(empleadosQuery());
  const personas = useQuery(personasQuery());
  const actionEmpleadoMes = useWrite('actionEmpleadoMes');
  return (
    <EmpleadoMesScreen
      state={toScreenState({ empleados })}
      personas={toScreenState({ personas })}
      onAdd={(usuarios) => actionEmpleadoMes({ op: 0, usuarios: formatIds(usuarios) })}
      onRemove={({ id }) => actionEmpleadoMes({ op: 1, id })}
      onAviso={onAviso}
    />
  );
}
