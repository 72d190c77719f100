import { MantenimientoScreen } from '@garita/ui/screens/mantenimiento/MantenimientoScreen';
import { useQuery } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { toEditMemb, toEditMis, toEditRank } from '../mantenimiento/toEdits';
import { categoriasEditablesQuery, misionesEditablesQuery } from '../queries/mantenimiento';
import { catalogoQuery } from '../queries/membresias';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const viewer = useSignedInUser();
  const onAviso = useFormNotice();
  const categorias = useQuery(categoriasEditablesQuery());
  const membresias = useQuery(catalogoQuery());
  const misiones = useQuery(misionesEditablesQuery());
  const editRank = useWrite('editRank');
  const editMemb = useWrite('editMemb');
  const editMis = useWrite('editMis');
  return (
    <MantenimientoScreen
      state={toScreenState({ categorias, membresias, misiones })}
      viewer={viewer}
      onEditRango={(antes, cambios) => editRank(toEditRank(antes, cambios))}
      onEditMembresia={(antes, cambios) => editMemb(toEditMemb(antes, cambios))}
      onEditMision={(antes, cambios) => editMis(toEditMis(antes, cambios))}
      onAviso={onAviso}
    />
  );
}
