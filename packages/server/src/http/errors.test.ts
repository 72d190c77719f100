import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { Rechazo } from '../rechazo';
import { sendShared } from '../snapshotCache/sendShared';
import { registerErrors } from './errors';

test('a failure has no headers of the answer it replaces: neither encoding, ETag nor length', async () => {
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

test('an answer that times out while it is compressed is refused in plain JSON', async () => {
  const app = Fastify({ handlerTimeout: 1 });
  app.decorateRequest('moment', null);
  registerErrors(app);
  // Random megabytes take more than a millisecond to compress on any machine.
  const make = async () => JSON.stringify(randomBytes(4_000_000).toString('base64'));
  const operation = { id: 'health', shared: 'change' } as never;
  app.get('/', (request, reply) =>
    sendShared(request, reply, { operation, now: new Date(), make }),
  );
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  expect([answer.statusCode, answer.json().status]).toEqual([503, 1]);
  expect(answer.headers).not.toHaveProperty('content-encoding');
  await app.close();
});
