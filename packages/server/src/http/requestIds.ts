import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Trust } from '../readTrustProxy';

/** A proxy sends the request's id in this header, and the answer repeats it. */
export const REQUEST_ID = 'x-request-id';

/** nginx sends 32 hexadecimal digits, others a UUID. None can imitate a part of a log line. */
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** For dictation: no letter looks like a digit. 32 characters: a byte picks one evenly. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 50 bits distinguish the requests of a log; the id is no secret. */
const LENGTH = 10;

const createRequestId = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** A trusted proxy's id, so that both logs agree. A visitor's could mix requests up in the log. */
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
