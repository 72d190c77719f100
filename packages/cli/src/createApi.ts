import { ApiError } from '@garita/api-client/ApiError';
import { type ApiClient, createClient } from '@garita/api-client/createClient';
import type { Context } from './Context';
import { UsageError } from './errors';
import { describeFailure, isBeforeSending, isTimeout } from './http/describeFailure';
import { send } from './http/send';

/** The default timeout in seconds. It is longer than the server's timeout. */
const ESPERA = 40;

/** The longest timeout in seconds: node's `fetch` gives up after 300 s without an answer. */
const LONGEST_ESPERA = 300;

/** The longest Retry-After to accept for a read, in seconds. */
const LONGEST_PAUSE = 120;

/**
 * The timeout of a request in milliseconds, from GARITA_ESPERA. @throws UsageError for an invalid
 * value
 */
function readEspera({ GARITA_ESPERA: espera = String(ESPERA) }: Context['env']): number {
  const seconds = Number(espera);
  if (!(seconds > 0 && seconds <= LONGEST_ESPERA))
    throw new UsageError(`GARITA_ESPERA son segundos, de 1 a ${LONGEST_ESPERA}.`);
  return seconds * 1000;
}

interface ApiOptions extends Pick<Context, 'env'> {
  /** Gets the notice of a retried read. Without it reads are not retried. */
  readonly stderr?: Context['stderr'];
  /** Collects the Idempotency-Keys whose answers the portal replayed. */
  readonly replayed?: Set<string>;
}

const isRedirect = (status: number) => status >= 300 && status < 400;

/**
 * The client of the contract for one portal. Its errors name the address, since a wrong address is
 * the most common cause.
 */
export function createApi(
  servidor: string,
  token: string | null,
  { env, stderr, replayed }: ApiOptions,
): ApiClient {
  const espera = readEspera(env);
  const sent = new Set<string>();
  const ask = async (request: Request): Promise<Response> => {
    // The portal shows the user agent in the user's list of sessions.
    request.headers.set('user-agent', `garita (${process.platform})`);
    const clave = request.headers.get('idempotency-key') ?? '';
    // Only a replay on the first attempt means that the change was made earlier. On a retry the
    // replayed answer may be the answer to the first attempt.
    const isFirst = !sent.has(clave);
    sent.add(clave);
    const answer = await send(request, espera).catch((cause: unknown) => {
      const isUnknown = clave !== '' && !isBeforeSending(cause);
      const unknown = isUnknown
        ? ' Puede que se haya hecho: mira cómo ha quedado antes de repetirlo.'
        : '';
      throw new ApiError(`${describeFailure(servidor, cause)}${unknown}`, {
        httpStatus: 0,
        isTimeout: isTimeout(cause),
        isUnknown,
        cause,
      });
    });
    if (isFirst && answer.headers.has('idempotency-replayed')) replayed?.add(clave);
    // Following a redirect would send the token to another server.
    if (isRedirect(answer.status))
      throw new ApiError(`${servidor} envía a otra dirección. Indica la definitiva.`, {
        httpStatus: answer.status,
      });
    return answer;
  };
  const reads = {
    longest: LONGEST_PAUSE,
    onPause: (seconds: number) =>
      void stderr?.write(`El portal no puede responder todavía: se repite en ${seconds} s.\n`),
  };
  return createClient({
    baseUrl: `${servidor}/api`,
    getKey: () => token,
    fetch: ask,
    ...(stderr && { reads }),
  });
}
