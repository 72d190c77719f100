import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { Cola } from '../cola/ColaProps';
import type { SendLote } from '../lote/LoteProps';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type SolicitudNombre = components['schemas']['SolicitudNombre'];

/** What can be done with a request that waits. */
export type Respuesta = 'aceptar' | 'declinar';

export interface CambioNombreData {
  /** The viewer's own request that waits (getNameRequest); null without one. */
  readonly propia: SolicitudNombre | null;
  /** What the viewer was declined and has not read yet (nombreDeclinado). */
  readonly declinado: NombreDeclinado | null;
  /** Everybody's, the oldest first (getAllRequest); null for who may not see them. */
  readonly pendientes: readonly SolicitudNombre[] | null;
}

export type NombreDeclinado = components['schemas']['NombreDeclinado'];

export interface CambioNombreScreenProps {
  state: ScreenState<CambioNombreData>;
  viewer: Subject & { readonly usuario: string };
  /** Asks for another name of the viewer (actionNombre, op 2); the owner has it at once. A rejection is shown in the form. */
  onRequest: Act<[nombre: string]>;
  /** Keeps that the viewer has read what they were declined (enterarseNombre). */
  onRead: Act<[NombreDeclinado]>;
  /** The answers to those who ask, which can be taken back for a while (actionNombre, op 0 and 1). */
  cola: Cola<SolicitudNombre, Respuesta>;
  /** Answers many at once. */
  onLote: SendLote<SolicitudNombre, Respuesta>;
  /** A text to be shown as a notice too: a rule that stopped the form. */
  onAviso: (texto: string) => void;
}
