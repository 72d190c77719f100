import { createStore, type Store } from '../portal/createStore';

/** A promotion that somebody has just accepted: they did it themselves, so that no notice tells them. */
interface Aceptado {
  readonly quien: string;
  readonly que: string;
}

export interface AvisosState {
  /** How many are not read; undefined while it is not known. */
  readonly sinLeer: number | undefined;
  /** Whether the panel is open. */
  readonly isOpen: boolean;
  /** What is to be celebrated besides notices. */
  readonly aceptado: Aceptado | null;
}

const NADA: AvisosState = { sinLeer: undefined, isOpen: false, aceptado: null };

export interface AvisosStore extends Store<AvisosState> {
  patch(some: Partial<AvisosState>): void;
  /** Somebody else, or nobody, is here now. */
  clear(): void;
}

/** What the frame knows of a person's notices: the bell, the browser's tab and what tells of them look at it. */
export function createAvisosStore(): AvisosStore {
  const { getState, subscribe, set } = createStore(NADA);
  return {
    getState,
    subscribe,
    patch: (some) => set({ ...getState(), ...some }),
    clear: () => set(NADA),
  };
}
