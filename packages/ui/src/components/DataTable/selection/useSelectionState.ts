import { useSyncExternalStore } from 'react';
import type { Selection } from './createSelection';

/** A value of the selection, the same on a server. @param read returns a primitive or a constant */
export const useSelectionState = <Value>(
  selection: Selection,
  read: (selection: Selection) => Value,
): Value => {
  const readNow = () => read(selection);
  return useSyncExternalStore(selection.subscribe, readNow, readNow);
};
