import { useSyncExternalStore } from 'react';
import { usePortal } from '../portal/PortalContext';
import { type AvisosState, type AvisosStore, createAvisosStore } from './createAvisosStore';

export const useAvisosStore = (): AvisosStore => usePortal().one(createAvisosStore);

export function useAvisosState(): AvisosState {
  const { subscribe, getState } = useAvisosStore();
  return useSyncExternalStore(subscribe, getState, getState);
}
