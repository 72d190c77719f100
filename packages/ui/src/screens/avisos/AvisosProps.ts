import type { components } from '@garita/api-client/schema';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

export type Aviso = components['schemas']['Aviso'];

interface AvisosLeidos {
  readonly avisos: readonly Aviso[];
  /** The number of unread notices, including those that are not loaded. */
  readonly sinLeer: number;
  readonly hasMore: boolean;
}

export interface AvisosProps {
  state: ScreenState<AvisosLeidos>;
  /** The server's clock, in milliseconds. */
  now: () => number;
  /** Called when a notice is pressed, before its link is followed: marks it as read. */
  onOpen: (aviso: Aviso) => void;
  /** Marks a notice and all notices before it as read (leerAvisos). */
  onReadAll: Act<[hasta: number]>;
  onMore: () => void;
  isLoadingMore: boolean;
}
