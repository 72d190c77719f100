export const CLAVE = 'garita-demo';

export interface Answer<T = unknown> {
  readonly status: number;
  readonly etag: string | null;
  readonly body: T;
}

export interface CallOptions {
  readonly key?: string;
  readonly body?: unknown;
  /** Whether a refusal is an expected answer; otherwise a refusal ends the measurement. */
  readonly mayFail?: boolean;
}

/** @throws on a refusal, unless `mayFail`, and after 30 seconds */
export async function call<T = unknown>(
  url: string,
  path: string,
  { key, body, mayFail = false }: CallOptions = {},
): Promise<Answer<T>> {
  const response = await fetch(`${url}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(key && { key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  if (!response.ok && !mayFail) throw new Error(`${path}: ${response.status} ${text}`);
  return {
    status: response.status,
    etag: response.headers.get('etag'),
    body: JSON.parse(text || 'null') as T,
  };
}

export interface Person {
  readonly id: number;
  readonly usuario: string;
  readonly key: string;
}

export async function signIn(url: string, usuario: string): Promise<Person> {
  const { body } = await call<{ token: string }>(url, 'login', { body: { usuario, clave: CLAVE } });
  return { id: Number(body.token.split('-', 1)[0]), usuario, key: body.token };
}

export async function forEachOf<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items];
  const takeNext = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, takeNext));
}
