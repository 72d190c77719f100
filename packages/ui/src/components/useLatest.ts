import { useCallback, useInsertionEffect, useRef } from 'react';

/** A stable function that calls the latest callback, so that a new callback re-renders nothing. */
export function useLatest<Args extends unknown[], Result>(
  given: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(given);
  useInsertionEffect(() => {
    latest.current = given;
  });
  return useCallback((...args) => latest.current(...args), []);
}
