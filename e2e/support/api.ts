/** The demo's one password. */
export const CLAVE = 'garita-demo';

/** The API as one person, without the app: for what a journey only needs to have happened, or to know. */
export interface Api {
  readonly id: number;
  readonly key: string;
  call(path: string, body?: unknown): Promise<{ status: number; body: never }>;
}

async function send(url: string, path: string, { key, body }: { key?: string; body?: unknown }): Promise<{ status: number; body: never }> {
  const response = await fetch(`${url}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(key ? { key } : {}), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as never };
}

/** What the portal answers to an attempt to come in. */
export const tryLogin = (url: string, usuario: string, clave: string = CLAVE) => send(url, 'login', { body: { usuario, clave } });

/** Signs in with a session of its own. @param url where the portal serves. */
export async function openApi(url: string, usuario: string): Promise<Api> {
  const { status, body } = await tryLogin(url, usuario);
  if (status !== 200) throw new Error(`${usuario} could not come in: ${JSON.stringify(body)}`);
  const { token: key } = body as { token: string };
  return { id: Number(key.split('-', 1)[0]), key, call: (path, payload) => send(url, path, { key, body: payload }) };
}
