import { type ApiClient, ApiError, call, followChanges, type Schemas } from '@garita/api-client';
import { useEffect, useState } from 'react';

export type Dentro = Schemas['Dentro'];

/** The clocked-in people, fetched again at each change. `error` is a text for the reader. */
export function useDentro(client: ApiClient): {
  rows: readonly Dentro[] | null;
  error: string | null;
} {
  const [rows, setRows] = useState<readonly Dentro[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const follow = async () => {
      try {
        for await (const event of followChanges(client, { signal: stop.signal })) {
          const isFirst = event.name === 'versiones';
          if (
            isFirst ||
            (event.name === 'tema' && ['fichajes', 'estados'].includes(event.data.tema))
          )
            setRows(await call(client, 'dentro'));
        }
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        if (!stop.signal.aborted) setError(failure.message);
      }
    };
    void follow();
    return () => stop.abort();
  }, [client]);
  return { rows, error };
}
