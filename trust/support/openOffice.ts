import type { OperationId } from '@garita/api-client/access';
import { OPERATIONS } from '@garita/api-client/operations';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { NoAnswer, type Office, type Sent } from './Writer';

const PEOPLE = ['Fundadora', 'Gerente', 'Supervisora', 'Agente', 'Recluta'];

/** The office's portals may crash, and return at another address. */
export interface OpenOffice extends Office {
  /** @returns whether the sign-in was answered */
  signIn(name: string): Promise<boolean>;
  readonly keys: readonly string[];
  /** The keys of `keys` that the portal refuses. @param from the index of the first key to try */
  listDead(from?: number): Promise<readonly string[]>;
  /** The same office on one portal only. */
  only(index: number): Office;
}

interface Request {
  readonly key?: string | undefined;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
}

async function post(
  url: string,
  operation: OperationId,
  { key, body, idempotencyKey }: Request,
): Promise<Sent> {
  const { method, path } = OPERATIONS[operation];
  const headers = {
    ...(key && { key }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
  try {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      body: await response.json(),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch {
    // The connection broke, before or during the answer.
    return null;
  }
}

/** @param listUrls the current addresses; calls rotate over them */
export async function openOffice(listUrls: () => readonly string[]): Promise<OpenOffice> {
  const keyOf = new Map<string, string>();
  const keys: string[] = [];
  let turn = 0;
  const nextUrl = (): string => {
    const urls = listUrls();
    return urls[turn++ % urls.length] ?? '';
  };
  const officeAt = (url: () => string): Office => {
    const send: Office['send'] = (operation, { as, body, idempotencyKey }) =>
      post(url(), operation, {
        key: as === undefined ? undefined : keyOf.get(as),
        body,
        idempotencyKey,
      });
    const read = async <Body>(
      operation: OperationId,
      as: string,
      body?: unknown,
    ): Promise<Body> => {
      const sent = await send(operation, { as, body });
      if (sent === null || sent.status === 503) throw new NoAnswer(operation);
      if (sent.status !== 200)
        throw new Error(`${operation}: ${sent.status} ${JSON.stringify(sent.body)}`);
      return sent.body as Body;
    };
    return { send, read: (operation, as) => read(operation, as), ask: read };
  };
  const signIn = async (name: string): Promise<boolean> => {
    const sent = await post(nextUrl(), 'login', { body: { usuario: name, clave: DEMO_PASSWORD } });
    if (sent?.status !== 200) return false;
    const { token } = sent.body as { token: string };
    keys.push(token);
    if (!keyOf.has(name)) keyOf.set(name, token);
    return true;
  };
  for (const name of PEOPLE)
    if (!(await signIn(name))) throw new Error(`${name} could not come in`);
  const listDead = async (from = 0): Promise<readonly string[]> => {
    const dead: string[] = [];
    for (const key of keys.slice(from))
      if ((await post(nextUrl(), 'checkUser', { key }))?.status !== 200) dead.push(key);
    return dead;
  };
  return {
    ...officeAt(nextUrl),
    signIn,
    keys,
    listDead,
    only: (index) => officeAt(() => listUrls()[index] ?? ''),
  };
}
