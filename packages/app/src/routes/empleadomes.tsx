import { formatIds } from '@garita/domain/paselista/lista';
import { EmpleadoMesScreen } from '@garita/ui/screens/empleadomes/EmpleadoMesScreen';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useFormNotice } from '../portal/useFormNotice';
import { empleadosQuery } from '../queries/empleadomes';
import { personasQuery } from '../queries/usuarios';

export function Component() {
  const actionEmpleadoMes = useWrite('actionEmpleadoMes');
  return (
    <EmpleadoMesScreen
      state={useReads({ empleados: empleadosQuery() })}
      personas={useReads({ personas: personasQuery() })}
      onAdd={(usuarios) => actionEmpleadoMes({ op: 0, usuarios: formatIds(usuarios) })}
      onRemove={({ id }) => actionEmpleadoMes({ op: 1, id })}
      onAviso={useFormNotice()}
    />
  );
}
