import { ApiError } from '@garita/api-client/ApiError';
import { type ApiClient, type ClientOptions, createClient } from '@garita/api-client/createClient';
import { PlainRequest } from './http/PlainRequest';
import type { PlainResponse } from './http/PlainResponse';
import { send } from './http/send';

/** Longer than the server itself takes before it gives up. */
const TIMEOUT_MILLISECONDS = 40_000;

const isRedirect = (status: number) => status >= 300 && status < 400;

/**
 * The client for one server, whose failures name its address: a wrong one is the commonest of them.
 * @param repetidas collects the Idempotency-Keys that the portal knew already
 */
export function createApi(servidor: string, token: string | null, repetidas?: Set<string>): ApiClient {
  const sent = new Set<string>();
  const ask = async (request: PlainRequest): Promise<PlainResponse> => {
    // Among one's sessions the portal tells where each was opened.
    request.headers.set('user-agent', `garita (${process.platform})`);
    const clave = request.headers.get('idempotency-key') ?? '';
    // A request that got no answer is sent again: what the portal then knows of its key may be the first one's doing.
    const isFirst = !sent.has(clave);
    sent.add(clave);
    const answer = await send(request, TIMEOUT_MILLISECONDS).catch((cause: unknown) => {
      throw new ApiError(`No se pudo conectar con ${servidor}. Comprueba la dirección y la conexión.`, { httpStatus: 0, cause });
    });
    if (isFirst && answer.headers.has('idempotency-replayed')) repetidas?.add(clave);
    // Followed, it would take the key to another server.
    if (isRedirect(answer.status)) throw new ApiError(`${servidor} envía a otra dirección. Indica la definitiva.`, { httpStatus: answer.status });
    return answer;
  };
  // The client uses of a request and of an answer what plain ones have.
  const own = { request: PlainRequest, fetch: ask } as unknown as Pick<ClientOptions, 'request' | 'fetch'>;
  return createClient({ baseUrl: `${servidor}/api`, getKey: () => token, ...own });
}
