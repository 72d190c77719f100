import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { ClonesScreen } from '@garita/ui/screens/clones/ClonesScreen';
import { read } from '../data/read';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useSignedInUser } from '../portal/useSession';
import { useIngreso } from './usuarios/useIngreso';

export function Component() {
  const viewer = useSignedInUser();
  const actionWhite = useWrite('actionWhite');
  const ingreso = useIngreso();
  return (
    <ClonesScreen
      state={useReads({ grupos: read('getAllClones'), permitidos: read('getWhiteList') })}
      personas={useReads({ personas: read('getUsuarios') }, can(ACCESS.actionWhite, viewer))}
      viewer={viewer}
      onAllow={(id, permitido) => actionWhite({ user: id, op: permitido ? 1 : 0 })}
      {...ingreso}
    />
  );
}
