import { useCallback, useInsertionEffect, useRef } from 'react';

/** A stable function that calls the last given one: a new callback alone re-renders no consumer. */
export function useLatest<Args extends unknown[], Result>(
  given: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(given);
  useInsertionEffect(() => {
    latest.current = given;
  });
  return useCallback((...args) => latest.current(...args), []);
}
