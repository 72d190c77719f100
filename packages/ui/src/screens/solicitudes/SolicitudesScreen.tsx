import { contar } from '@garita/domain/formato/contar';
import { EmptyState } from '../../components/EmptyState';
import { ScreenFrame } from '../ScreenFrame';
import { RespuestaDialogs } from './RespuestaDialogs';
import { SolicitudCard } from './SolicitudCard';
import type { SolicitudesScreenProps } from './SolicitudesScreenProps';
import { SolicitudesSkeleton } from './SolicitudesSkeleton';
import { List } from './solicitudLayout';
import { useRespuesta } from './useRespuesta';

const countOf = (count: number): string =>
  contar(count, 'solicitud espera tu respuesta', 'solicitudes esperan tu respuesta');

/** Solicitudes: the promotions that were proposed to the viewer (spec §2). */
export function SolicitudesScreen({ state, firma, firmaDesde, ...acts }: SolicitudesScreenProps) {
  const respuesta = useRespuesta({ firma, firmaDesde });
  const waiting = state.kind === 'ready' ? state.data.solicitudes.length : 0;
  return (
    <>
      <ScreenFrame
        title="Solicitudes"
        subtitle={waiting > 0 && countOf(waiting)}
        state={state}
        skeleton={<SolicitudesSkeleton />}
      >
        {({ solicitudes }) =>
          solicitudes.length === 0 ? (
            <EmptyState title="No tienes solicitudes pendientes">
              Cuando alguien te proponga para un ascenso, lo verás aquí y decidirás si lo aceptas.
            </EmptyState>
          ) : (
            <List>
              {solicitudes.map((solicitud) => (
                <li key={solicitud.id}>
                  <SolicitudCard
                    solicitud={solicitud}
                    onAccept={() => respuesta.accept(solicitud)}
                    onDecline={() => respuesta.decline(solicitud)}
                  />
                </li>
              ))}
            </List>
          )
        }
      </ScreenFrame>
      <RespuestaDialogs key={respuesta.turn} respuesta={respuesta} {...acts} />
    </>
  );
}
