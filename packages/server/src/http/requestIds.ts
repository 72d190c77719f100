import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Trust } from '../readTrustProxy';

/** Where a proxy says the id that it has given a request, and where the answer says it. */
export const REQUEST_ID = 'x-request-id';

/** What proxies make (nginx 32 hexadecimal digits, others a UUID); nothing that could be mistaken for another part of a log line. */
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** Without the letters that are mistaken for digits: it is read aloud and typed in. 32 of them, so that each byte picks one evenly. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 50 bits: enough to tell the requests of a log apart; it is no secret. */
const LENGTH = 10;

const createRequestId = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');

/**
 * Names a request: as a proxy that is trusted has named it, so that both logs agree, else anew. What a visitor writes there is not believed, or
 * the log could be made to say of one request what belongs to another.
 */
export const requestIdOf =
  (trust: Trust) =>
  ({ headers, socket }: IncomingMessage): string => {
    const given = headers[REQUEST_ID];
    const isGiven =
      typeof given === 'string' && WELL_FORMED.test(given) && trust(socket.remoteAddress ?? '', 0);
    return isGiven ? given : createRequestId();
  };

/** Says in each answer how its request is called in the log. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
}
