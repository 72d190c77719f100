import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { Rechazo } from '../rechazo';
import { registerErrors } from './errors';

test('a failure says nothing of the answer that it takes the place of: neither how that was compressed, nor its name or length', async () => {
  const app = Fastify();
  registerErrors(app);
  app.get('/', async (_, reply) => {
    reply.type('application/gzip').headers({
      'content-encoding': 'br',
      'content-length': 12,
      'content-disposition': 'attachment; filename="a"',
      etag: '"1"',
      'cache-control': 'private',
    });
    throw Rechazo.unavailable('No', { retryAfter: 1 });
  });
  const { statusCode, headers, body } = await app.inject('/');
  expect([statusCode, JSON.parse(body)]).toEqual([503, { msg: 'No', status: 1 }]);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'no-store',
  });
  for (const name of ['content-encoding', 'content-disposition', 'etag'])
    expect(headers).not.toHaveProperty(name);
  await app.close();
});
