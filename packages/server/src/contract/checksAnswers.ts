import type { FastifyInstance } from 'fastify';
import { findBreach } from './validators';

/** What no answer to anybody may carry: a password's hash, or an address (that of every test's caller). */
const SECRETS = /\$argon2|127\.0\.0\.1/;

/** Holds every answer to the contract as it is sent, failures too. For tests: an answer that does not fit becomes an error nobody can miss. */
export function checksAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    if (!operation || reply.statusCode === 304 || typeof payload !== 'string') return payload;
    const complaint = SECRETS.test(payload) ? `${operation.id} gave a secret away: ${payload}` : findBreach(operation, reply.statusCode, payload);
    if (complaint === null) return payload;
    reply.code(599).type('text/plain');
    return complaint;
  });
}
