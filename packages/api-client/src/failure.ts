import { ApiError } from './ApiError';
import { CLIENTE } from './textos';

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The level of a body; 0 means success. It is the body's `status`, its `error` (login), or the
 * second element of `[msg, status]`.
 */
function levelOf(body: unknown): number {
  if (
    Array.isArray(body) &&
    body.length <= 3 &&
    typeof body[0] === 'string' &&
    typeof body[1] === 'number'
  )
    return body[1];
  if (!isObject(body)) return 0;
  const level = body.error ?? body.status;
  return typeof level === 'number' ? level : 0;
}

function messageOf(body: unknown): string | null {
  const msg = Array.isArray(body) ? body[0] : isObject(body) ? body.msg : null;
  return typeof msg === 'string' && msg !== '' ? msg : null;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.clone().json();
  } catch {
    return undefined;
  }
}

/**
 * The `motivo` of a 503 with which the server says that it does not know the outcome of a write.
 */
const SIN_RESULTADO = 'resultado-desconocido';

/**
 * The error of an answer; null for a success. A success is a 2xx with JSON of level 0 or an event
 * stream.
 * @param isKeyed whether the request had an `Idempotency-Key`; an unreadable answer then means that
 * the outcome of the request is unknown
 */
export async function toApiError(response: Response, isKeyed = false): Promise<ApiError | null> {
  // A stream does not end, so it is not read here.
  if (response.ok && response.headers.get('content-type')?.startsWith('text/event-stream'))
    return null;
  const body = await readJson(response);
  const level = levelOf(body);
  if (response.ok && level === 0 && body !== undefined) return null;
  const msg = messageOf(body);
  // If a proxy refuses a request (4xx), the portal has not received it, so nothing is unknown.
  const isSilent = isKeyed && msg === null && (response.ok || response.status >= 500);
  const more = Array.isArray(body) ? body[2] : body;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(msg ?? (isSilent ? CLIENTE.sinSaber : CLIENTE.respuestaRara), {
    httpStatus: response.status,
    level: level || 1,
    campo: isObject(more) && typeof more.campo === 'string' ? more.campo : null,
    isUnknown: isSilent || (isObject(more) && more.motivo === SIN_RESULTADO),
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}
