import type { components } from '@garita/api-client/schema';
import { EmptyState } from '../../components/EmptyState';
import { ScreenFrame } from '../ScreenFrame';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';
import { RespuestaDialogs } from './RespuestaDialogs';
import { SolicitudCard } from './SolicitudCard';
import { SolicitudesSkeleton } from './SolicitudesSkeleton';
import { List } from './solicitudLayout';
import { useRespuesta } from './useRespuesta';

export type Solicitud = components['schemas']['Solicitud'];

export interface SolicitudesScreenProps {
  /** What waits for the viewer's answer (getSolicitudes). */
  state: ScreenState<{ readonly solicitudes: readonly Solicitud[] }>;
  /** The viewer's signature, null while there is none. */
  firma: string | null;
  /** Category from which accepting needs a signature (configuracion). */
  firmaDesde: number;
  /** Accepts (actionSolicitudes, option 0). A rejection's message is shown in the dialog. */
  onAceptar: Act<[Solicitud]>;
  /** Declines (actionSolicitudes, option 1). */
  onDeclinar: Act<[Solicitud]>;
  /** Sets the viewer's signature, given in upper case (addFirma). Once it resolves, the screen goes on to the confirmation by itself. */
  onFirmar: Act<[firma: string]>;
  /** The list on screen is out of date: fetch it again. */
  onRecargar: () => void;
  /** A text of level 1 to be shown as a notice too (SOL-12). */
  onAviso: (texto: string) => void;
}

const countOf = (count: number): string => (count === 1 ? '1 solicitud espera tu respuesta' : `${count} solicitudes esperan tu respuesta`);

/** Solicitudes: the promotions that were proposed to the viewer (spec §2). */
export function SolicitudesScreen({ state, firma, firmaDesde, ...acts }: SolicitudesScreenProps) {
  const respuesta = useRespuesta({ firma, firmaDesde });
  const waiting = state.kind === 'ready' ? state.data.solicitudes.length : 0;
  return (
    <>
      <ScreenFrame title="Solicitudes" subtitle={waiting > 0 && countOf(waiting)} state={state} skeleton={<SolicitudesSkeleton />}>
        {({ solicitudes }) =>
          solicitudes.length === 0 ? (
            <EmptyState title="No tienes solicitudes pendientes">
              Cuando alguien te proponga para un ascenso, lo verás aquí y decidirás si lo aceptas.
            </EmptyState>
          ) : (
            <List>
              {solicitudes.map((solicitud) => (
                <li key={solicitud.id}>
                  <SolicitudCard solicitud={solicitud} onAceptar={() => respuesta.accept(solicitud)} onDeclinar={() => respuesta.decline(solicitud)} />
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
