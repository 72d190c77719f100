import type { MouseEvent } from 'react';

/**
 * What a browser's own button does when it is pressed, by finger, mouse or key. It has the focus afterwards, which not every browser gives it: what it
 * opens gives the focus back to it.
 */
export const pressPlain =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    currentTarget.focus({ preventScroll: true });
    act();
  };
