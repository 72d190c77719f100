import { type RefObject, useEffect, useRef, useState } from 'react';
import { unsent } from './unsent';

/**
 * What a form begins with besides its own values: what was written in it when the session ended by itself. A form is the same one at the same address with
 * the same initial values.
 * @returns that, and the place where the form says what of it is written now
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
