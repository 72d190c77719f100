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

/** The first and the longest pause before the next try after a failed read, in milliseconds. */
const [FIRST_MS, LONGEST_MS] = [5_000, 60_000];
/** Milliseconds between an event and its read, so that the events of one write cause one read. */
const SETTLE_MS = 100;

/**
 * The clocked-in people, fetched again at each change. After a failed read, `error` is a text for
 * the user and `rows` keeps the last answer.
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
    // A new read starts after the previous one ends, so that no old answer replaces a newer one.
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
        // A revoked or expired token stays invalid, so the page does not try again.
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
