import {
  type ApiClient,
  ApiError,
  call,
  followChanges,
  type Schemas,
  VERSIONS,
} from '@garita/api-client';
import { useEffect, useState } from 'react';

export type Dentro = Schemas['Dentro'];

const TEMAS: readonly string[] = VERSIONS.dentro;

/** The first and the longest pause before a failed read is repeated, in milliseconds. */
const [FIRST_MS, LONGEST_MS] = [5_000, 60_000];
/** The events of one write come together: they are one read. */
const SETTLE_MS = 100;

/**
 * The clocked-in people, fetched again at each change. `error` is a text for the reader; the rows of
 * the last answer stay beside it.
 */
export function useDentro(client: ApiClient): {
  rows: readonly Dentro[] | null;
  error: string | null;
} {
  const [rows, setRows] = useState<readonly Dentro[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    let retry: ReturnType<typeof setTimeout> | undefined;
    let pause = FIRST_MS;
    const tell = (failure: unknown): void => {
      if (!(failure instanceof ApiError)) throw failure;
      if (!stop.signal.aborted) setError(failure.message);
    };
    // A change during a read waits for its end, so that an old answer cannot replace a new one.
    let last = Promise.resolve();
    const readIn = (ms: number): void => {
      clearTimeout(retry);
      if (stop.signal.aborted) return;
      retry = setTimeout(() => {
        last = last.then(read);
      }, ms);
    };
    const read = async () => {
      try {
        const found = await call(client, 'dentro', undefined, { signal: stop.signal });
        setRows(found);
        setError(null);
        pause = FIRST_MS;
      } catch (failure) {
        tell(failure);
        // A token that no longer counts does not come back.
        if (failure instanceof ApiError && failure.httpStatus === 401) return;
        readIn(pause);
        pause = Math.min(LONGEST_MS, pause * 2);
      }
    };
    const follow = async () => {
      for await (const event of followChanges(client, { signal: stop.signal }))
        if (
          event.name === 'versiones' ||
          (event.name === 'tema' && TEMAS.includes(event.data.tema))
        )
          readIn(SETTLE_MS);
    };
    follow().catch(tell);
    return () => {
      stop.abort();
      clearTimeout(retry);
    };
  }, [client]);
  return { rows, error };
}
