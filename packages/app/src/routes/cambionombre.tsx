import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { OP_NOMBRE } from '@garita/domain/nombres/solicitud';
import { CAMBIO_NOMBRE } from '@garita/domain/nombres/textos';
import { CambioNombreScreen } from '@garita/ui/screens/nombres/CambioNombreScreen';
import type {
  Respuesta,
  SolicitudNombre,
} from '@garita/ui/screens/nombres/CambioNombreScreenProps';
import { useQuery } from '@tanstack/react-query';
import { read } from '../data/read';
import { type QueryLike, toScreenState } from '../data/toScreenState';
import { useCola } from '../data/useCola';
import { useSendLote } from '../data/useSendLote';
import { useWrite } from '../data/useWrite';
import { useSignedInUser } from '../portal/useSession';

/** Replaces a read that the viewer may not make. */
const NOT_ALLOWED: QueryLike<null> = { data: null, error: null, refetch: () => undefined };

const toInput = (respuesta: Respuesta, id: number) => ({
  op: respuesta === 'aceptar' ? OP_NOMBRE.aceptar : OP_NOMBRE.declinar,
  id,
});

export function Component() {
  const viewer = useSignedInUser();
  const answers = can(ACCESS.getAllRequest, viewer);
  const propia = useQuery({ ...read('getNameRequest', { id: viewer.id }), enabled: !answers });
  const pendientes = useQuery({ ...read('getAllRequest'), enabled: answers });
  const declinado = useQuery(read('nombreDeclinado'));
  const [actionNombre, enterarseNombre] = [useWrite('actionNombre'), useWrite('enterarseNombre')];
  return (
    <CambioNombreScreen
      state={toScreenState({
        propia: answers ? NOT_ALLOWED : propia,
        declinado,
        pendientes: answers ? pendientes : NOT_ALLOWED,
      })}
      viewer={viewer}
      onRequest={(nombre) => actionNombre({ op: OP_NOMBRE.pedir, nombre })}
      onRead={({ id }) => enterarseNombre({ id })}
      cola={useCola({
        operation: 'actionNombre',
        toInput: ({ id }: SolicitudNombre, respuesta: Respuesta) => toInput(respuesta, id),
        describe: ({ usuarioNombre, nombre }, respuesta) =>
          respuesta === 'aceptar'
            ? CAMBIO_NOMBRE.aceptada(usuarioNombre, nombre)
            : CAMBIO_NOMBRE.declinada(usuarioNombre),
      })}
      onLote={useSendLote('actionNombre', (respuesta: Respuesta, { id }: SolicitudNombre) =>
        toInput(respuesta, id),
      )}
    />
  );
}
