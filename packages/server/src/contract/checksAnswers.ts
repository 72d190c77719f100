import type { FastifyInstance, FastifyReply } from 'fastify';
import { findBreach } from './validators';

/** What no answer to anybody may carry: a password's hash, or an address (that of every test's caller). */
const SECRETS = /\$argon2|127\.0\.0\.1/;

/** What is sent, where it is JSON that nobody has compressed. */
function textOf(reply: FastifyReply, payload: unknown): string | null {
  if (typeof payload === 'string') return payload;
  const isJson =
    String(reply.getHeader('content-type')).startsWith('application/json') &&
    !reply.hasHeader('content-encoding');
  return isJson && Buffer.isBuffer(payload) ? payload.toString() : null;
}

/** Holds every answer to the contract as it is sent, failures too. For tests: an answer that does not fit becomes an error nobody can miss. */
export function checksAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    const text = textOf(reply, payload);
    if (!operation || reply.statusCode === 304 || text === null) return payload;
    const complaint = SECRETS.test(text)
      ? `${operation.id} gave a secret away: ${text}`
      : findBreach(operation, reply.statusCode, text);
    if (complaint === null) return payload;
    reply.code(599).type('text/plain');
    return complaint;
  });
}
