import type { components } from '@garita/api-client/schema';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Solicitud = components['schemas']['Solicitud'];

export interface SolicitudesScreenProps {
  /** What waits for the viewer's answer (getSolicitudes). */
  state: ScreenState<{ readonly solicitudes: readonly Solicitud[] }>;
  /** The viewer's signature, null while there is none. */
  firma: string | null;
  /** Category from which accepting needs a signature (configuracion). */
  firmaDesde: number;
  /** Accepts (actionSolicitudes, option 0). A rejection's message is shown in the dialog. */
  onAccept: Act<[Solicitud]>;
  /** Declines (actionSolicitudes, option 1). */
  onDecline: Act<[Solicitud]>;
  /** Sets the viewer's signature, given in upper case (addFirma). Once it resolves, the screen goes on to the confirmation by itself. */
  onSign: Act<[firma: string]>;
  /** The list on screen is out of date: fetch it again. */
  onReload: () => void;
  /** A text of level 1 to be shown as a notice too (SOL-12). */
  onAviso: (texto: string) => void;
}
