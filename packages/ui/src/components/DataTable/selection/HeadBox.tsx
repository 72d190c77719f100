import { useEffect, useRef, useSyncExternalStore } from 'react';
import { BoxLabel } from './BoxLabel';
import type { Selection } from './createSelection';

const stateOf = (selection: Selection): 'none' | 'some' | 'all' => {
  const { size } = selection.getPicks().keys;
  return size === 0 ? 'none' : size === selection.getOffered().length ? 'all' : 'some';
};

/** The box over those of the rows: picks all that are shown, or lets them go. */
export function HeadBox({ selection }: { selection: Selection }) {
  const box = useRef<HTMLInputElement>(null);
  const state = useSyncExternalStore(selection.subscribe, () => stateOf(selection));
  const count = useSyncExternalStore(selection.subscribe, () => selection.getOffered().length);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  if (count === 0) return null;
  return (
    <BoxLabel>
      <input
        ref={box}
        type="checkbox"
        aria-label={`Seleccionar todo (${count})`}
        checked={state === 'all'}
        onChange={() =>
          selection.pick(
            state === 'all' ? { kind: 'clear' } : { kind: 'only', keys: selection.getOffered() },
          )
        }
      />
    </BoxLabel>
  );
}
