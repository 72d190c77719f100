import { type RefObject, useEffect, useRef, useState } from 'react';
import { unsent } from './unsent';

/**
 * A form's unsent values from an expired session; empty if there are none. A form is identified by
 * its path and initial values.
 * @returns the unsent values, and a ref in which the form stores its current values
 */
export function useUnsent<Written extends object>(
  initial: object,
): readonly [found: Written, written: RefObject<Written>] {
  const [key] = useState(() => `${location.pathname} ${JSON.stringify(initial)}`);
  const [found] = useState(() => (unsent.read(key) ?? {}) as Written);
  const written = useRef(found);
  useEffect(() => {
    unsent.drop(key);
    return unsent.register(() => ({
      key,
      values: written.current as Readonly<Record<string, unknown>>,
    }));
  }, [key]);
  return [found, written];
}
