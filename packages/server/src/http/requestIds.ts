import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Trust } from '../readTrustProxy';

/** A proxy sends the request's id in this header, and the answer repeats it. */
export const REQUEST_ID = 'x-request-id';

/**
 * nginx sends 32 hexadecimal digits, others a UUID. No such id can imitate a part of a log line.
 */
const WELL_FORMED = /^[\w.-]{8,64}$/;

/**
 * Crockford's Base 32, for dictation: without I, L, O and U. A byte picks one of the 32 characters
 * evenly.
 */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 50 bits distinguish the requests of a log; the id is no secret. */
const LENGTH = 10;

const createRequestId = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');

/**
 * Takes a trusted proxy's id, so that both logs agree. A visitor's id could mix requests up in the
 * log.
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
