import { type ApiClient, ApiError, call, followChanges, type Schemas } from '@garita/api-client';
import { useEffect, useState } from 'react';

export type Dentro = Schemas['Dentro'];

/** The temas that change the answer of `dentro`: `x-versions` in the contract. */
const TEMAS: readonly string[] = ['fichajes', 'tiempos', 'estados', 'usuarios', 'rangos'];

/** The clocked-in people, fetched again at each change. `error` is a text for the reader. */
export function useDentro(client: ApiClient): {
  rows: readonly Dentro[] | null;
  error: string | null;
} {
  const [rows, setRows] = useState<readonly Dentro[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const tell = (failure: unknown) => {
      if (!(failure instanceof ApiError)) throw failure;
      if (!stop.signal.aborted) setError(failure.message);
    };
    // A failed read leaves its text until the next change: the stream goes on.
    const load = async () => {
      try {
        const found = await call(client, 'dentro');
        if (stop.signal.aborted) return;
        setRows(found);
        setError(null);
      } catch (failure) {
        tell(failure);
      }
    };
    const follow = async () => {
      for await (const event of followChanges(client, { signal: stop.signal }))
        if (
          event.name === 'versiones' ||
          (event.name === 'tema' && TEMAS.includes(event.data.tema))
        )
          await load();
    };
    follow().catch(tell);
    return () => stop.abort();
  }, [client]);
  return { rows, error };
}
