import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import type { Operation } from '../contract/loadContract';
import { registerErrors } from './errors';

let app: FastifyInstance;
afterEach(() => app.close());

/** Makes a call whose work never ends, so that the server's timeout answers it. */
async function ask(
  operation: Pick<Operation, 'effect' | 'secret'>,
  { isVisitor = false, headers = {} } = {},
) {
  app = Fastify({ handlerTimeout: 1 });
  app.decorateRequest('actor', null);
  registerErrors(app);
  app.route({
    method: 'POST',
    url: '/',
    config: { operation: { id: 'sendMulta', answers: {}, ...operation } as unknown as Operation },
    onRequest: async (request) => {
      if (!isVisitor) Object.assign(request, { actor: { id: 1 } });
    },
    handler: (request) =>
      new Promise((resolve) =>
        request.signal.addEventListener('abort', () => setImmediate(resolve)),
      ),
  });
  const answer = await app.inject({ method: 'POST', url: '/', headers });
  return {
    httpStatus: answer.statusCode,
    motivo: answer.json().motivo,
    retryAfter: answer.headers['retry-after'],
  };
}
const KEY = { 'idempotency-key': 'una-clave-de-prueba' };

describe('a call that exceeds its time limit', () => {
  test('a write that exceeds its time limit may still succeed: a user with a key can retry with it', async () => {
    expect(await ask({ effect: 'write', secret: false }, { headers: KEY })).toEqual({
      httpStatus: 503,
      motivo: 'resultado-desconocido',
      retryAfter: '1',
    });
  });

  test.each([
    ['has no key', { effect: 'write', secret: false }, {}],
    [
      'answers with a secret, which is not stored under its key,',
      { effect: 'write', secret: true },
      { headers: KEY },
    ],
    [
      'a visitor sends, whose keys are not stored,',
      { effect: 'write', secret: false },
      { headers: KEY, isVisitor: true },
    ],
  ] as const)(
    'a write that %s must not be retried automatically',
    async (_, operation, request) => {
      expect(await ask(operation, request)).toEqual({
        httpStatus: 503,
        motivo: 'resultado-desconocido',
        retryAfter: undefined,
      });
    },
  );

  test('a read that exceeds its time limit has changed nothing', async () => {
    expect(await ask({ effect: 'read', secret: false })).toEqual({
      httpStatus: 503,
      motivo: undefined,
      retryAfter: '1',
    });
  });
});
