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

/** Whether the portal stores the call's answer under an Idempotency-Key. */
export const isKeyed = (llamada: Llamada): boolean =>
  llamada.isWrite && !UNKEYED_CALLS.includes(callOf(llamada));

/** The request for display, with the secrets of its body masked. */
export interface Peticion {
  readonly metodo: string;
  /** The path with its placeholders filled, and the query. */
  readonly ruta: string;
  readonly cuerpo: Values | null;
}

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
 * Makes a call. The answer is bytes if the contract says that it is not JSON.
 * @throws UsageError for a call that answers with a stream
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
  // The values were checked by the table of fields. TypeScript can check only a call that is known
  // at compile time.
  return await call(connection.api, llamada.id, values as never, {
    idempotencyKey: isKeyed(llamada) ? (clave ?? crypto.randomUUID()) : undefined,
  });
}
