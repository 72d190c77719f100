import { useSyncExternalStore } from 'react';
import type { Selection } from './createSelection';

/**
 * Reads a value from the selection, and re-renders only when it changes.
 * @param read returns a primitive or a constant
 */
export const useSelectionState = <Value>(
  selection: Selection,
  read: (selection: Selection) => Value,
): Value => {
  const readNow = () => read(selection);
  return useSyncExternalStore(selection.subscribe, readNow, readNow);
};
