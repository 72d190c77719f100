import { useLayoutEffect, useRef } from 'react';
import { assignSlots, type Slot } from './assignSlots';

/** The elements of a list from one rendering to the next; see `assignSlots`. */
export function useSlots(
  rows: readonly (string | number)[],
  kept: ReadonlySet<string | number | null>,
): readonly Slot[] {
  const drawn = useRef<readonly Slot[]>([]);
  const slots = assignSlots(drawn.current, rows, kept);
  useLayoutEffect(() => {
    drawn.current = slots;
  });
  return slots;
}
