import type { CallAnswer } from '@garita/api-client/call';
import { packActo } from '@garita/domain/tiempos/packActo';
import { TiemposScreen } from '@garita/ui/screens/tiempos/TiemposScreen';
import type { ActoTiempos, Tiempo } from '@garita/ui/screens/tiempos/TiemposScreenProps';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { read } from '../data/read';
import { toFoundState } from '../data/toScreenState';
import { useCola } from '../data/useCola';
import { useReads } from '../data/useReads';
import { useSendLote } from '../data/useSendLote';
import { useWrite } from '../data/useWrite';
import { useServerNow } from '../portal/useServerNow';
import { useSignedInUser } from '../portal/useSession';
import { candidatosQuery, tiempoDetalleQuery, tiemposQuery } from '../queries/tiempos';
import { useAsking } from '../router/useAsking';
import { useIdParam } from '../router/useIdParam';
import { ConAusentes } from './ausencias/ConAusentes';

/**
 * The body of a bulk act, with the state of the pause that the act expects. When the user undoes an
 * act, the row is older than the act, so its own pause would be wrong.
 */
const packEnLote = (accion: ActoTiempos, tiempo: Tiempo) =>
  packActo({
    accion,
    tiempo:
      accion === 'confirmar' || accion === 'ligar'
        ? tiempo
        : { ...tiempo, pausa: accion === 'despausar' ? 1 : 0 },
  });

function Screen() {
  const client = useQueryClient();
  const { isAsking: isOpening, elegido, onAsking } = useAsking('abrir');
  const [detalle, setDetalle] = useIdParam('detalle');
  const uno = useQuery(tiempoDetalleQuery(detalle));
  // Each write returns the current list.
  const onAnswer = ({ data }: CallAnswer<'openTime' | 'actionTime'>) =>
    client.setQueryData(tiemposQuery().queryKey, data);
  const actionTime = useWrite('actionTime', { onAnswer });
  return (
    <TiemposScreen
      state={useReads({ tiempos: tiemposQuery() })}
      viewer={useSignedInUser()}
      now={useServerNow()}
      isOpening={isOpening}
      abierto={elegido}
      onOpening={onAsking}
      candidatos={useReads({ personas: candidatosQuery() }, isOpening)}
      onOpenTime={useWrite('openTime', { onAnswer })}
      cuenta={useQuery(read('cuentaEncargado')).data?.cuenta}
      onAct={(acto) => actionTime(packActo(acto))}
      onLote={useSendLote('actionTime', packEnLote)}
      cola={useCola({
        operation: 'actionTime',
        toInput: (tiempo: Tiempo, accion: 'ligar') => packActo({ accion, tiempo }),
        describe: ({ bajoNombre }) => `Tiempo de ${bajoNombre} ligado`,
      })}
      detalle={detalle === null ? null : { id: detalle, state: toFoundState({ detalle: uno }) }}
      onDetalle={setDetalle}
    />
  );
}

export const Component = () => (
  <ConAusentes>
    <Screen />
  </ConAusentes>
);
