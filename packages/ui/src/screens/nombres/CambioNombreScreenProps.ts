import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { Cola } from '../cola/ColaProps';
import type { SendLote } from '../lote/LoteProps';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type SolicitudNombre = components['schemas']['SolicitudNombre'];

export type Respuesta = 'aceptar' | 'declinar';

export interface CambioNombreData {
  /** The viewer's own pending request (getNameRequest); null without one. */
  readonly propia: SolicitudNombre | null;
  /** The viewer's declined request that they have not dismissed yet (nombreDeclinado). */
  readonly declinado: NombreDeclinado | null;
  /** All pending requests, the oldest first (getAllRequest); null for viewers without access. */
  readonly pendientes: readonly SolicitudNombre[] | null;
}

export type NombreDeclinado = components['schemas']['NombreDeclinado'];

export interface CambioNombreScreenProps {
  state: ScreenState<CambioNombreData>;
  viewer: Subject & { readonly usuario: string };
  /**
   * Requests another name for the viewer (actionNombre, op 2). The owner gets the name without an
   * approval. The form shows a rejection.
   */
  onRequest: Act<[nombre: string]>;
  /** Records that the viewer has read the declined request (enterarseNombre). */
  onRead: Act<[NombreDeclinado]>;
  /** The queue of answers to single requests, each with an undo (actionNombre, op 0 and 1). */
  cola: Cola<SolicitudNombre, Respuesta>;
  onLote: SendLote<SolicitudNombre, Respuesta>;
}
