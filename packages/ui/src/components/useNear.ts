import { type RefObject, useCallback, useState } from 'react';
import type { Near } from './NearTooltip';

/** Somebody near a button: how they came, and the button. */
export interface Approached {
  readonly how: Near;
  readonly opener: RefObject<HTMLElement>;
}

/** Whether somebody is near a button, and how: what its floating name needs to know. */
export function useNear() {
  const [near, setNear] = useState<Approached | null>(null);
  return {
    near,
    approach: (how: Near, element: Element) =>
      element instanceof HTMLElement && setNear({ how, opener: { current: element } }),
    /** The pointer has gone; it may have gone over to the name. */
    drift: () => setNear((now) => now && { ...now, how: 'leaving' }),
    leave: useCallback(() => setNear(null), []),
  };
}
