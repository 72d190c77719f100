import type { components } from '@garita/api-client/schema';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Solicitud = components['schemas']['Solicitud'];

export interface SolicitudesScreenProps {
  /** The viewer's pending requests (getSolicitudes). */
  state: ScreenState<{ readonly solicitudes: readonly Solicitud[] }>;
  /** The viewer's signature; null without one. */
  firma: string | null;
  /** The lowest category that needs a signature (configuracion). */
  firmaDesde: number;
  /** Accepts a request (actionSolicitudes, option 0). The dialog shows a rejection. */
  onAccept: Act<[Solicitud]>;
  /** Declines a request (actionSolicitudes, option 1). */
  onDecline: Act<[Solicitud]>;
  /**
   * Sets the viewer's signature, in upper case (addFirma). When the promise resolves, the screen
   * opens the confirmation.
   */
  onSign: Act<[firma: string]>;
  onReload: () => void;
}
