import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Context } from '../Context';

/** The fields of undici's diagnostics messages that are used here. */
interface Fetched {
  readonly request: { readonly method: string; readonly path: string };
  readonly response?: { readonly statusCode: number; readonly headers: readonly Buffer[] };
  readonly error?: Error;
}

interface End {
  readonly status?: number | undefined;
  /** The request id in the portal's log. */
  readonly id?: string | undefined;
  readonly error?: Error | null | undefined;
}

/** A path without the values of its query, which may be a download's key. */
function withoutValues(path: string): string {
  const [bare, query] = path.split('?', 2);
  const names = [...new URLSearchParams(query).keys()];
  return names.length === 0 ? `${bare}` : `${bare}?${names.map((name) => `${name}=…`).join('&')}`;
}

const describeEnd = ({ status, id, error }: End): string => {
  const name = id === undefined ? '' : `, id ${id}`;
  const fault = error ? `, ${(error as NodeJS.ErrnoException).code ?? error.name}` : '';
  return `${status ?? 'sin respuesta'}${name}${fault}`;
};

/** The value of a header. In undici's array, names and values alternate. */
const headerOf = (headers: readonly Buffer[], name: string): string | undefined => {
  const at = headers.findIndex((one, i) => i % 2 === 0 && one.toString().toLowerCase() === name);
  return at < 0 ? undefined : headers[at + 1]?.toString();
};

/**
 * Writes a line for each call and each retry, which Node's diagnostics channels report. Bodies,
 * headers and query values are left out, since they contain secrets. @returns a function that stops
 * the reports
 */
export function tellCalls({ stderr }: Pick<Context, 'stderr'>): () => void {
  const tell = (method: string, path: string, start: number, end: End): void =>
    void stderr.write(
      `debug: ${method} ${withoutValues(path)} → ${describeEnd(end)}, ${Math.round(performance.now() - start)} ms\n`,
    );
  const starts = new WeakMap<object, number>();
  const onFetch = (message: unknown): void =>
    void starts.set((message as Fetched).request, performance.now());
  const onFetched = (message: unknown): void => {
    const { request, response, error } = message as Fetched;
    tell(request.method, request.path, starts.get(request) ?? performance.now(), {
      status: response?.statusCode,
      id: response && headerOf(response.headers, 'x-request-id'),
      error,
    });
  };
  const listeners = [
    ['undici:request:create', onFetch],
    ['undici:request:headers', onFetched],
    ['undici:request:error', onFetched],
  ] as const;
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  };
}
