import type { FastifyInstance, FastifyReply } from 'fastify';
import { findBreach } from './validators';

/** Values that no answer may contain: a password hash, or the test caller's address. */
const SECRETS = /\$argon2|127\.0\.0\.1/;

/** The payload's text if it is uncompressed JSON, else null. */
function textOf(reply: FastifyReply, payload: unknown): string | null {
  if (typeof payload === 'string') return payload;
  const isJson =
    String(reply.getHeader('content-type')).startsWith('application/json') &&
    !reply.hasHeader('content-encoding');
  return isJson && Buffer.isBuffer(payload) ? payload.toString() : null;
}

/**
 * For tests: validates the JSON answers against the contract. An answer that does not match becomes
 * a 599.
 */
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
