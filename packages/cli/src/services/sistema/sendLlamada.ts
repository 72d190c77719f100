import { ApiError } from '@garita/api-client/ApiError';
import { call } from '@garita/api-client/call';
import { UNKEYED_CALLS } from '@garita/api-client/calls';
import { toApiError } from '@garita/api-client/failure';
import { OTHER_ANSWERS } from '@garita/api-client/fields';
import { fillAddress } from '@garita/domain/formato/addressPart';
import type { Connection } from '../../connect';
import { UsageError } from '../../errors';
import { describeFailure } from '../../http/describeFailure';
import type { Llamada } from './findLlamada';

type Values = Readonly<Record<string, unknown>>;

const callOf = ({ method, path }: Llamada): string => `${method} ${path}`;

/** Whether the portal keeps the answer to a call for an Idempotency-Key. */
export const isKeyed = (llamada: Llamada): boolean =>
  llamada.isWrite && !UNKEYED_CALLS.includes(callOf(llamada));

/** What will be asked for, as it goes to the portal but for passwords. */
export interface Peticion {
  readonly metodo: string;
  /** Its path, with what it has in braces filled in, and the query. */
  readonly ruta: string;
  /** Null where it has none. */
  readonly cuerpo: Values | null;
}

/** A call with its fields in their places: path, query, body. */
export function toPeticion({ method, path, fields }: Llamada, values: Values): Peticion {
  const rest = Object.entries(values).filter(([name]) => !path.includes(`{${name}}`));
  const filled = fillAddress(path, values);
  if (rest.length === 0) return { metodo: method, ruta: filled, cuerpo: null };
  if (method === 'GET') {
    const query = new URLSearchParams(
      rest.map(([name, value]): [string, string] => [name, String(value)]),
    );
    return { metodo: method, ruta: `${filled}?${query}`, cuerpo: null };
  }
  return {
    metodo: method,
    ruta: filled,
    cuerpo: Object.fromEntries(
      rest.map(([name, value]) => [name, fields[name]?.isSecret ? '•••' : value]),
    ),
  };
}

/** An answer that is a file. */
async function fetchBytes(
  { servidor, token }: Pick<Connection, 'servidor' | 'token'>,
  { ruta }: Peticion,
): Promise<Buffer> {
  const answer = await fetch(`${servidor}/api${ruta}`, {
    redirect: 'error',
    headers: { key: token },
  }).catch((cause: unknown) => {
    throw new ApiError(describeFailure(servidor, cause), { httpStatus: 0, cause });
  });
  if (!answer.ok) throw await toApiError(answer);
  return Buffer.from(await answer.arrayBuffer());
}

/**
 * Makes a call.
 * @param clave its Idempotency-Key; left out, a new one
 * @returns what the portal answers: bytes where the contract says that it is not JSON
 * @throws UsageError for a call that never ends.
 */
export async function sendLlamada(
  connection: Pick<Connection, 'api' | 'servidor' | 'token'>,
  llamada: Llamada,
  values: Values,
  clave?: string,
): Promise<unknown> {
  const form = OTHER_ANSWERS[llamada.id];
  if (form === 'stream')
    throw new UsageError(
      `${llamada.id} no acaba nunca de responder: para seguir una lista usa su --watch.`,
    );
  if (form === 'bytes') return await fetchBytes(connection, toPeticion(llamada, values));
  // The table has said which fields it takes: types can say that only of a call that is known beforehand.
  return await call(connection.api, llamada.id, values as never, {
    idempotencyKey: isKeyed(llamada) ? (clave ?? crypto.randomUUID()) : undefined,
  });
}
