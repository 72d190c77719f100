import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { OP_NOMBRE } from '@garita/domain/nombres/solicitud';
import { CambioNombreScreen } from '@garita/ui/screens/nombres/CambioNombreScreen';
import { useQuery } from '@tanstack/react-query';
import { type QueryLike, toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { declinadoQuery, miNombreQuery, nombresQuery } from '../queries/nombres';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

/** For whom there is nothing more to see. */
const NOBODYS: QueryLike<null> = { data: null, error: null, refetch: () => undefined };

export function Component() {
  const viewer = useSignedInUser();
  const answers = can(ACCESS.getAllRequest, viewer);
  const propia = useQuery({ ...miNombreQuery(viewer.id), enabled: !answers });
  const pendientes = useQuery({ ...nombresQuery(), enabled: answers });
  const declinado = useQuery(declinadoQuery());
  const [actionNombre, enterarseNombre] = [useWrite('actionNombre'), useWrite('enterarseNombre')];
  return (
    <CambioNombreScreen
      state={toScreenState({ propia: answers ? NOBODYS : propia, declinado, pendientes: answers ? pendientes : NOBODYS })}
      viewer={viewer}
      onRequest={(nombre) => actionNombre({ op: OP_NOMBRE.pedir, nombre })}
      onRead={({ id }) => enterarseNombre({ id })}
      onAnswer={({ id }, respuesta) => actionNombre({ op: respuesta === 'aceptar' ? OP_NOMBRE.aceptar : OP_NOMBRE.declinar, id })}
      onAviso={useFormNotice()}
    />
  );
}
