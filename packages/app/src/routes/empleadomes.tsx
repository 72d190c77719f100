import { formatIds } from '@garita/domain/paselista/lista';
import { EmpleadoMesScreen } from '@garita/ui/screens/empleadomes/EmpleadoMesScreen';
import { read } from '../data/read';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';

export function Component() {
  const actionEmpleadoMes = useWrite('actionEmpleadoMes');
  return (
    <EmpleadoMesScreen
      state={useReads({ empleados: read('allEmpleadoMes') })}
      personas={useReads({ personas: read('getUsuarios') })}
      onAdd={(usuarios) => actionEmpleadoMes({ op: 0, usuarios: formatIds(usuarios) })}
      onRemove={({ id }) => actionEmpleadoMes({ op: 1, id })}
    />
  );
}
