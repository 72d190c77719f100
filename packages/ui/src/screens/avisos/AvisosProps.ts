import type { components } from '@garita/api-client/schema';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Aviso = components['schemas']['Aviso'];

/** The user's notices, the newest first. */
interface AvisosLeidos {
  readonly avisos: readonly Aviso[];
  /** How many are not read, of all there are. */
  readonly sinLeer: number;
  /** There are older ones. */
  readonly hasMore: boolean;
}

export interface AvisosProps {
  state: ScreenState<AvisosLeidos>;
  /** The server's clock, in milliseconds. */
  now: () => number;
  /** One is pressed, and its link leads on: it is read. */
  onOpen: (aviso: Aviso) => void;
  /** Marks the newest that is shown and all before it as read (leerAvisos). */
  onReadAll: Act<[hasta: number]>;
  onMore: () => void;
  isLoadingMore: boolean;
}
