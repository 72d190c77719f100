import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A stable function that calls the last one given: its users need not re-render when only that
 * changes.
 */
export function useLatest<Args extends unknown[], Result>(
  given: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(given);
  useInsertionEffect(() => {
    latest.current = given;
  });
  return useCallback((...args) => latest.current(...args), []);
}
