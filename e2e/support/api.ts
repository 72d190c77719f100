/** The password of all demo accounts. */
export const CLAVE = 'garita-demo';

/** The API as one person, without the app: for a test's preconditions and checks. */
export interface Api {
  readonly id: number;
  readonly key: string;
  /**
   * The browser's cookies of a session: the HttpOnly key, and the readable mark that the key
   * exists.
   */
  readonly cookies: readonly { name: string; value: string; httpOnly: boolean }[];
  call(path: string, body?: unknown): Promise<{ status: number; body: never }>;
}

async function send(
  url: string,
  path: string,
  { key, body }: { key?: string; body?: unknown },
): Promise<{ status: number; body: never; setCookie: string[] }> {
  const response = await fetch(`${url}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(key ? { key } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    body: (await response.json()) as never,
    setCookie: response.headers.getSetCookie(),
  };
}

export const tryLogin = (url: string, usuario: string, clave: string = CLAVE) =>
  send(url, 'login', { body: { usuario, clave } });

function readSetCookie(line: string): Api['cookies'][number] {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  return { name, value, httpOnly: line.includes('HttpOnly') };
}

/** Signs a person in with a new session. @param url the portal's address */
export async function openApi(url: string, usuario: string): Promise<Api> {
  const { status, body, setCookie } = await tryLogin(url, usuario);
  if (status !== 200) throw new Error(`${usuario} could not sign in: ${JSON.stringify(body)}`);
  const { token: key } = body as { token: string };
  return {
    id: Number(key.split('-', 1)[0]),
    key,
    cookies: setCookie.map(readSetCookie),
    call: (path, payload) => send(url, path, { key, body: payload }),
  };
}
