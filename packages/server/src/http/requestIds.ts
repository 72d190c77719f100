import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Trust } from '../readTrustProxy';

/** The header in which a proxy sends the request's id. The answer repeats it. */
export const REQUEST_ID = 'x-request-id';

/**
 * nginx sends 32 hexadecimal digits, others a UUID. An id of this form cannot imitate a part of a
 * log line.
 */
const WELL_FORMED = /^[\w.-]{8,64}$/;

/**
 * Crockford's Base 32 for dictation, without I, L, O and U. It has 32 characters, so `byte % 32`
 * picks each equally often.
 */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 50 bits distinguish the requests of a log; the id is no secret. */
const LENGTH = 10;

const createRequestId = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');

/**
 * Returns a trusted proxy's id, so that the logs of the proxy and the portal agree; otherwise a new
 * id. An id from a visitor could repeat another request's id.
 */
export const requestIdOf =
  (trust: Trust) =>
  ({ headers, socket }: IncomingMessage): string => {
    const given = headers[REQUEST_ID];
    const isGiven =
      typeof given === 'string' && WELL_FORMED.test(given) && trust(socket.remoteAddress ?? '', 0);
    return isGiven ? given : createRequestId();
  };

export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
}
