import { useSyncExternalStore } from 'react';
import { usePortal } from '../portal/PortalContext';
import { type AvisosState, type AvisosStore, createAvisosStore } from './createAvisosStore';

/** What the frame knows of a person's notices, to change it. */
export const useAvisosStore = (): AvisosStore => usePortal().one(createAvisosStore);

/** The same, to show it. */
export function useAvisosState(): AvisosState {
  const { subscribe, getState } = useAvisosStore();
  return useSyncExternalStore(subscribe, getState, getState);
}
