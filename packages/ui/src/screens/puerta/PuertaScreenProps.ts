import type { components } from '@garita/api-client/schema';
import type { Avatar } from '@garita/domain/avatar/avatar';
import type { Veredicto } from '@garita/domain/puerta/juzgar';
import type { ScreenState } from '../ScreenState';

export type Puerta = components['schemas']['Puerta'];

/** A name that the user asked about, with the portal's answer. */
export interface Consulta {
  readonly nombre: string;
  readonly state: ScreenState<{ readonly puerta: Puerta }>;
  /** The avatar service's answer. It loads separately. */
  readonly avatar: ScreenState<{ readonly avatar: Avatar }>;
}

export interface Reciente {
  readonly nombre: string;
  readonly veredicto: Veredicto;
}

export interface PuertaScreenProps {
  /** Forbidden if the user is below the category that the agency chose. */
  state: ScreenState<null>;
  /** Whether the connection to the portal is lost: no answer would be current. */
  isOffline: boolean;
  /**
   * The names of the user's last question (puerta), in their order there; empty before the first
   * question.
   */
  consultas: readonly Consulta[];
  onAsk: (nombres: readonly string[]) => void;
  /** Reads the text of the clipboard. Resolves with null if the browser denies it. */
  onPaste: () => Promise<string | null>;
  /** The last names that this device looked up, the newest first. */
  recientes: readonly Reciente[];
  onForget: () => void;
}
