import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Operation } from '../contract/loadContract';
import { followRequests } from './followRequests';

let app: FastifyInstance;
let findRequest: ReturnType<typeof followRequests>;
beforeEach(() => {
  app = Fastify({ genReqId: ({ url = '' }) => url });
  findRequest = followRequests(app);
});
afterEach(() => app.close());

/** For which request code runs, before and after it has waited. */
async function look(milliseconds: number) {
  const before = findRequest()?.id;
  await sleep(milliseconds);
  return [before, findRequest()?.id];
}

test('what asks for a request is known to be for it, and for no other that runs at the same time, however they end', async () => {
  const config = { operation: {} as Operation };
  app.get<{ Params: { ms: string } }>('/follow/:ms', { config }, async (request) => {
    const outside = findRequest()?.id ?? null;
    const inside = await request.follow(() => look(Number(request.params.ms)));
    return { outside, inside, after: findRequest()?.id ?? null };
  });
  const all = [1, 20, 5, 12, 3, 16].map((ms) => `/follow/${ms}`);
  const answers = await Promise.all(all.map(async (url) => (await app.inject(url)).json()));
  expect(answers).toEqual(all.map((url) => ({ outside: null, inside: [url, url], after: null })));
});

test('what fails is followed no longer', async () => {
  app.get('/fails', { config: { operation: {} as Operation } }, async (request) =>
    request.follow(() => Promise.reject(new Error('mal'))),
  );
  expect((await app.inject('/fails')).statusCode).toBe(500);
  expect(await look(1)).toEqual([undefined, undefined]);
});

test('a request that is no call is followed as a whole, and others go on being when it ends', async () => {
  app.get<{ Params: { ms: string } }>('/page/:ms', async ({ params }) => look(Number(params.ms)));
  const all = [15, 1, 6].map((ms) => `/page/${ms}`);
  const answers = await Promise.all(all.map(async (url) => (await app.inject(url)).json()));
  expect(answers).toEqual(all.map((url) => [url, url]));
});
