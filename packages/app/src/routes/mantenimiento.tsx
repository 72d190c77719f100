import { MantenimientoScreen } from '@garita/ui/screens/mantenimiento/MantenimientoScreen';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { toEditMemb, toEditMis, toEditRank } from '../mantenimiento/toEdits';
import { categoriasEditablesQuery, misionesEditablesQuery } from '../queries/mantenimiento';
import { catalogoQuery } from '../queries/membresias';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

export function Component() {
  const editRank = useWrite('editRank');
  const editMemb = useWrite('editMemb');
  const editMis = useWrite('editMis');
  return (
    <MantenimientoScreen
      state={useReads({ categorias: categoriasEditablesQuery(), membresias: catalogoQuery(), misiones: misionesEditablesQuery() })}
      viewer={useSignedInUser()}
      onEditRango={(antes, cambios) => editRank(toEditRank(antes, cambios))}
      onEditMembresia={(antes, cambios) => editMemb(toEditMemb(antes, cambios))}
      onEditMision={(antes, cambios) => editMis(toEditMis(antes, cambios))}
      onAviso={useFormNotice()}
    />
  );
}
