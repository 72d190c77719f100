import { useSyncExternalStore } from 'react';
import { createStore } from '../portal/createStore';

/** A promotion that somebody has just accepted: they did it themselves, so that no notice tells them. */
interface Aceptado {
  readonly quien: string;
  readonly que: string;
}

interface AvisosState {
  /** How many are not read; undefined while it is not known. */
  readonly sinLeer: number | undefined;
  /** Whether the panel is open. */
  readonly isOpen: boolean;
  /** What is to be celebrated besides notices. */
  readonly aceptado: Aceptado | null;
}

const NADA: AvisosState = { sinLeer: undefined, isOpen: false, aceptado: null };
const { getState, subscribe, set } = createStore<AvisosState>(NADA);

/** What the frame knows of a person's notices: the bell, the browser's tab and what tells of them look at it. */
export const avisosStore = {
  getState,
  patch: (some: Partial<AvisosState>) => set({ ...getState(), ...some }),
  /** Somebody else, or nobody, is here now. */
  clear: () => set(NADA),
};

export const useAvisosState = (): AvisosState =>
  useSyncExternalStore(subscribe, getState, () => NADA);
