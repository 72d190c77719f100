import { useCallback, useInsertionEffect, useRef } from 'react';

/** A function that stays the same and does what the last one given does: what holds it need not be rendered when only that changes. */
export function useLatest<Args extends unknown[], Result>(
  given: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(given);
  useInsertionEffect(() => {
    latest.current = given;
  });
  return useCallback((...args) => latest.current(...args), []);
}
