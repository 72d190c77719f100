import { ApiError } from '@garita/api-client/ApiError';
import { type ApiClient, type ClientOptions, createClient } from '@garita/api-client/createClient';
import type { Context } from './Context';
import { UsageError } from './errors';
import { describeFailure, isBeforeSending, isTimeout } from './http/describeFailure';
import { PlainRequest } from './http/PlainRequest';
import type { PlainResponse } from './http/PlainResponse';
import { send } from './http/send';

/** Longer than the server itself takes before it gives up. Seconds. */
const ESPERA = 40;

/** The longest pause that a portal may ask of a read, in seconds. */
const LONGEST_PAUSE = 120;

/** For how many milliseconds an answer is waited for. @throws UsageError */
function readEspera({ GARITA_ESPERA: espera = String(ESPERA) }: Context['env']): number {
  const seconds = Number(espera);
  if (!(seconds > 0 && seconds <= 3600))
    throw new UsageError('GARITA_ESPERA son segundos, de 1 a 3600.');
  return seconds * 1000;
}

/** What a client is made with. */
interface ApiOptions extends Pick<Context, 'env'> {
  /** Where it is told that a read waits and is asked again; left out, none does. */
  readonly stderr?: Context['stderr'];
  /** Collects the Idempotency-Keys that the portal knew already. */
  readonly repetidas?: Set<string>;
}

const isRedirect = (status: number) => status >= 300 && status < 400;

/**
 * The client for one server, whose failures name its address: a wrong one is the commonest of them.
 */
export function createApi(
  servidor: string,
  token: string | null,
  { env, stderr, repetidas }: ApiOptions,
): ApiClient {
  const espera = readEspera(env);
  const sent = new Set<string>();
  const ask = async (request: PlainRequest): Promise<PlainResponse> => {
    // Among one's sessions the portal tells where each was opened.
    request.headers.set('user-agent', `garita (${process.platform})`);
    const clave = request.headers.get('idempotency-key') ?? '';
    // A request that got no answer is sent again: what the portal then knows of its key may be the first one's doing.
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
    if (isFirst && answer.headers.has('idempotency-replayed')) repetidas?.add(clave);
    // Followed, it would take the key to another server.
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
  // The client uses of a request and of an answer what plain ones have.
  const own = { request: PlainRequest, fetch: ask } as unknown as Pick<
    ClientOptions,
    'request' | 'fetch'
  >;
  return createClient({
    baseUrl: `${servidor}/api`,
    getKey: () => token,
    ...own,
    ...(stderr && { reads }),
  });
}
