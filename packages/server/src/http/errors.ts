import { DISCO, ENTRADA, FALLO, SERVICIO } from '@garita/domain/reglas/textos';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPublic } from '../contract/isPublic';
import {
  isConnectionError,
  isDiskFull,
  isInvalidText,
  isRetryable,
  isTimeout,
  isUniqueViolation,
} from '../db/errors';
import { explainError } from '../explainError';
import { RespaldoError } from '../RespaldoError';
import { NO_ROOM_SECONDS, Rechazo } from '../rechazo';
import { REQUEST_ID } from './requestIds';

const BY_CODE: Readonly<Record<string, readonly [400 | 413 | 415, string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, ENTRADA.tipoNoAdmitido],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, ENTRADA.noEsJson],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, ENTRADA.noEsJson],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, ENTRADA.sinCuerpo],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, ENTRADA.demasiadoGrande],
};

interface Refusal {
  readonly httpStatus: number;
  readonly msg: string;
  readonly campo?: string;
  readonly motivo?: string;
  readonly retryAfter?: number;
}

function fromDatabase(error: unknown): Refusal | null {
  if (isInvalidText(error)) return { httpStatus: 400, msg: ENTRADA.textoInvalido };
  if (isUniqueViolation(error)) return { httpStatus: 409, msg: SERVICIO.adelantado };
  if (isDiskFull(error))
    return { httpStatus: 503, msg: DISCO.sinEspacio, retryAfter: NO_ROOM_SECONDS };
  if (isRetryable(error) || isTimeout(error) || isConnectionError(error))
    return { httpStatus: 503, msg: SERVICIO.noDisponible, retryAfter: 1 };
  return null;
}

/** The refusal for an error; null for an unknown error, which is a bug. */
function toRefusal(error: FastifyError | Rechazo): Refusal | null {
  if (error instanceof Rechazo)
    return { httpStatus: error.httpStatus, msg: error.message, ...error.detail };
  // The server cannot read the backup folder or one of its files. The operator can repair that.
  if (error instanceof RespaldoError) return { httpStatus: 503, msg: error.message };
  const known = BY_CODE[error.code];
  if (known) return { httpStatus: known[0], msg: known[1] };
  // Fastify's parser marks malformed JSON, `__proto__` and the like with a status and no code.
  if (error.statusCode === 400) return { httpStatus: 400, msg: ENTRADA.noEsJson };
  if (error.statusCode === 413) return { httpStatus: 413, msg: ENTRADA.demasiadoGrande };
  if (error.statusCode === 503)
    return { httpStatus: 503, msg: SERVICIO.noDisponible, retryAfter: 1 };
  return fromDatabase(error);
}

/**
 * Whether a write has timed out. The write continues after the answer, so its result is unknown.
 */
const isOvertaken = (error: FastifyError, request: FastifyRequest): boolean =>
  error.code === 'FST_ERR_HANDLER_TIMEOUT' &&
  request.routeOptions.config.operation?.effect === 'write';

function refuseOvertaken({ actor, headers, routeOptions }: FastifyRequest): Rechazo {
  const keepsAnswer =
    actor !== null &&
    headers['idempotency-key'] !== undefined &&
    routeOptions.config.operation?.secret !== true;
  return Rechazo.unknown({ isVisitor: actor === null, keepsAnswer });
}

/**
 * Whether the call answers `[msg, 0]`. A failure of such a call has the same form, with further
 * details in third place.
 */
const isPair = ({ routeOptions: { config } }: FastifyRequest): boolean => {
  const { prefixItems } = (config.operation?.answers['200'] ?? {}) as {
    prefixItems?: readonly { const?: unknown }[];
  };
  return prefixItems?.length === 2 && prefixItems[1]?.const === 0;
};

/** The calls that sign in fail with `error` beside `status` (contract: conventions). */
const isLogin = (request: FastifyRequest): boolean =>
  ['login', 'loginFactor'].includes(request.routeOptions.config.operation?.id ?? '');

function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { httpStatus, msg, campo, motivo, retryAfter }: Refusal,
): FastifyReply {
  const { operation } = request.routeOptions.config;
  // The session has ended, so the browser's cookie goes. A 401 of a public call only means a wrong
  // password.
  if (httpStatus === 401 && operation && !isPublic(operation)) request.presented?.forget();
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  // The handler may have set headers for its own answer already.
  for (const name of [
    'etag',
    'content-encoding',
    'content-disposition',
    'content-length',
    'content-type',
  ])
    reply.removeHeader(name);
  reply.header('cache-control', 'no-store');
  const more = { ...(campo !== undefined && { campo }), ...(motivo !== undefined && { motivo }) };
  if (isPair(request))
    return reply.code(httpStatus).send([msg, 1, ...(Object.keys(more).length > 0 ? [more] : [])]);
  const body = { msg, status: 1, ...more };
  return reply.code(httpStatus).send(isLogin(request) ? { error: 1, ...body } : body);
}

/**
 * Refuses an address with malformed escapes or an overlong parameter. Fastify's error handler never
 * gets such an error.
 */
export function refuseAddress(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  request.log.info({ req: request, motivo: ENTRADA.direccionInvalida }, 'refused');
  reply
    .header(REQUEST_ID, request.id)
    .code(error.statusCode ?? 400)
    .send({ msg: ENTRADA.direccionInvalida, status: 1 });
}

/** Answers errors in Spanish, without a stack trace. An unknown error is logged and gives 500. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = toRefusal(isOvertaken(error, request) ? refuseOvertaken(request) : error);
    // Under load, deliberate refusals may come by hundreds, and their stack is of no use.
    if (refusal && (refusal.httpStatus < 500 || error instanceof Rechazo))
      request.log.info({ motivo: refusal.msg, httpStatus: refusal.httpStatus }, 'refused');
    else
      request.log.error(
        { err: error },
        explainError(error) ?? (refusal ? 'unavailable' : 'unexpected error'),
      );
    return sendRefusal(
      request,
      reply,
      refusal ?? { httpStatus: 500, msg: FALLO.conCodigo(request.id) },
    );
  });
}
