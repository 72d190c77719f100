import { ENTRADA, SERVICIO } from '@garita/domain/reglas/textos';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionError, isInvalidText, isRetryable, isTimeout, isUniqueViolation } from '../db/errors';
import { Rechazo } from '../rechazo';
import { RespaldoError } from '../respaldo/RespaldoError';

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
  readonly retryAfter?: number;
}

function fromDatabase(error: unknown): Refusal | null {
  if (isInvalidText(error)) return { httpStatus: 400, msg: ENTRADA.textoInvalido };
  if (isUniqueViolation(error)) return { httpStatus: 409, msg: SERVICIO.adelantado };
  if (isRetryable(error) || isTimeout(error) || isConnectionError(error)) return { httpStatus: 503, msg: SERVICIO.noDisponible, retryAfter: 1 };
  return null;
}

/** What to answer to an error; null when it is none of the known ones: a defect of ours. */
function toRefusal(error: FastifyError): Refusal | null {
  if (error instanceof Rechazo) return { httpStatus: error.httpStatus, msg: error.message, ...error.detail };
  // The backups' folder or one of its files cannot be read: whoever keeps the machine can mend that.
  if (error instanceof RespaldoError) return { httpStatus: 503, msg: error.message };
  const known = BY_CODE[error.code];
  if (known) return { httpStatus: known[0], msg: known[1] };
  // Fastify's own parser marks malformed JSON, `__proto__` and the like with a status and no code.
  if (error.statusCode === 400) return { httpStatus: 400, msg: ENTRADA.noEsJson };
  if (error.statusCode === 413) return { httpStatus: 413, msg: ENTRADA.demasiadoGrande };
  if (error.statusCode === 503) return { httpStatus: 503, msg: SERVICIO.noDisponible, retryAfter: 1 };
  return fromDatabase(error);
}

/** `login` fails with `error` beside `status` (contract: conventions). */
const isLogin = (request: FastifyRequest): boolean => request.routeOptions.config.operation?.id === 'login';

function sendRefusal(request: FastifyRequest, reply: FastifyReply, { httpStatus, msg, campo, retryAfter }: Refusal): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply.header('cache-control', 'no-store').removeHeader('etag');
  const body = { msg, status: 1, ...(campo === undefined ? {} : { campo }) };
  return reply.code(httpStatus).send(isLogin(request) ? { error: 1, ...body } : body);
}

/** The answer to an address that the router itself cannot read (bad escapes, an endless parameter): it never reaches the error handler. */
export function refuseAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  reply.code(error.statusCode ?? 400).send({ msg: ENTRADA.direccionInvalida, status: 1 });
}

/** Every failure leaves here: `{msg, status}` in Spanish, never a stack trace. What is not understood is logged and answered with 500. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal && refusal.httpStatus < 500) request.log.info({ motivo: refusal.msg, httpStatus: refusal.httpStatus }, 'refused');
    else request.log.error({ err: error }, refusal ? 'unavailable' : 'unexpected error');
    return sendRefusal(request, reply, refusal ?? { httpStatus: 500, msg: SERVICIO.fallo });
  });
}
