import { contar } from '@garita/domain/formato/contar';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { Loading, Skeleton } from '../../components/Skeleton';
import { ScreenFrame } from '../ScreenFrame';
import { RespuestaDialogs } from './RespuestaDialogs';
import { SolicitudCard } from './SolicitudCard';
import type { SolicitudesScreenProps } from './SolicitudesScreenProps';
import { Acts, Head, List, Words } from './solicitudLayout';
import { useRespuesta } from './useRespuesta';

/** The skeleton has one request, the usual number. */
function SolicitudesSkeleton() {
  return (
    <Loading label="Cargando solicitudes…">
      <List as="div">
        <Card>
          <Head>
            <Skeleton width="64px" height="64px" />
            <Words>
              <Skeleton width="60%" height="20px" />
            </Words>
          </Head>
          <Acts>
            <Skeleton height="44px" />
            <Skeleton height="44px" />
          </Acts>
        </Card>
      </List>
    </Loading>
  );
}

const countOf = (count: number): string =>
  contar(count, 'solicitud espera tu respuesta', 'solicitudes esperan tu respuesta');

/** Solicitudes: the promotions that were proposed to the viewer. */
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
      <RespuestaDialogs key={respuesta.attempt} respuesta={respuesta} {...acts} />
    </>
  );
}
