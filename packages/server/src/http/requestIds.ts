import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Trust } from '../readTrustProxy';

/** The header by which a proxy sends a request's id, and the answer repeats it. */
export const REQUEST_ID = 'x-request-id';

/**
 * The forms that proxies send (nginx 32 hexadecimal digits, others a UUID); nothing that could look
 * like another part of a log line.
 */
const WELL_FORMED = /^[\w.-]{8,64}$/;

/**
 * Without letters that look like digits, since people read it aloud and type it. 32 of them, so
 * that each byte picks one evenly.
 */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 50 bits: enough to tell the requests of a log apart; it is no secret. */
const LENGTH = 10;

const createRequestId = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');

/**
 * The id of a request: a trusted proxy's, so that both logs agree, else a new one. A visitor's own
 * id is ignored, since it could mix requests up in the log.
 */
export const requestIdOf =
  (trust: Trust) =>
  ({ headers, socket }: IncomingMessage): string => {
    const given = headers[REQUEST_ID];
    const isGiven =
      typeof given === 'string' && WELL_FORMED.test(given) && trust(socket.remoteAddress ?? '', 0);
    return isGiven ? given : createRequestId();
  };

/** Sends the request's id of the log in each answer. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
}
