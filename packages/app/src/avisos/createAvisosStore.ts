import { createStore, type Store } from '../portal/createStore';

/** A promotion that the user has just accepted in this tab. The portal sends no notice for it. */
interface Aceptado {
  readonly quien: string;
  readonly que: string;
}

export interface AvisosState {
  /** The number of unread notices; undefined until known. */
  readonly sinLeer: number | undefined;
  readonly isOpen: boolean;
  readonly aceptado: Aceptado | null;
}

const NADA: AvisosState = { sinLeer: undefined, isOpen: false, aceptado: null };

export interface AvisosStore extends Store<AvisosState> {
  patch(some: Partial<AvisosState>): void;
  clear(): void;
}

export function createAvisosStore(): AvisosStore {
  const { getState, subscribe, set } = createStore(NADA);
  return {
    getState,
    subscribe,
    patch: (some) => set({ ...getState(), ...some }),
    clear: () => set(NADA),
  };
}
