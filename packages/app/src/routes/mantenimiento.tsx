import type { CallInput } from '@garita/api-client/call';
import { MantenimientoScreen } from '@garita/ui/screens/mantenimiento/MantenimientoScreen';
import { useSearchParams } from 'react-router-dom';
import { read } from '../data/read';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useSignedInUser } from '../portal/useSession';
import { toBase64 } from './agencia/toBase64';
import { findParte } from './mantenimiento/findParte';
import { toEditMemb, toEditMis, toEditRank } from './mantenimiento/toEdits';

export function Component() {
  const [params, setParams] = useSearchParams();
  const editRank = useWrite('editRank');
  const editMemb = useWrite('editMemb');
  const crearMembresia = useWrite('crearMembresia');
  const subirEmblema = useWrite('subirEmblema', { isToldElsewhere: true });
  const retirarMembresia = useWrite('retirarMembresia');
  const reponerMembresia = useWrite('reponerMembresia');
  const editMis = useWrite('editMis');
  return (
    <MantenimientoScreen
      state={useReads({
        categorias: read('allInfoRank'),
        membresias: read('catalogoMembresias'),
        misiones: read('allInfoMision'),
      })}
      viewer={useSignedInUser()}
      parte={findParte(params.get('parte'))}
      onParte={(parte) => setParams({ parte }, { replace: true })}
      onEditRango={(antes, cambios) => editRank(toEditRank(antes, cambios))}
      onEditMembresia={(antes, cambios) => editMemb(toEditMemb(antes, cambios))}
      // The form has validated that there is a price.
      onCrearMembresia={(values) => crearMembresia(values as CallInput<'crearMembresia'>)}
      onImagen={async (bytes) =>
        `/api/ext/emblema/${(await subirEmblema({ datos: toBase64(bytes) })).emblema}`
      }
      onRetirarMembresia={({ id }) => retirarMembresia({ id })}
      onReponerMembresia={({ id }) => reponerMembresia({ id })}
      onCatalogoDeMuestra={useWrite('crearMuestra')}
      onEditMision={(antes, cambios) => editMis(toEditMis(antes, cambios))}
    />
  );
}
