import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitConnections } from './connections';

let app: FastifyInstance;
let port: number;
const slow: (() => void)[] = [];
const answerSlow = () => {
  for (const answer of slow.splice(0)) answer();
};
const agents: Agent[] = [];
const sockets: Socket[] = [];
beforeEach(async () => {
  app = Fastify();
  limitConnections(app, 3);
  app.get('/', async () => 'hola');
  app.get(
    '/despacio',
    () =>
      new Promise((resolve) => {
        slow.push(() => resolve('por fin'));
      }),
  );
  app.post('/', async () => 'hola');
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy();
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** Sends each request over a new connection, which stays open afterwards. */
async function ask(path = '/'): Promise<number | undefined> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return await new Promise((resolve) => {
    get({ port, path, host: '127.0.0.1', agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    }).once('error', () => resolve(undefined));
  });
}

/** Connects and never sends anything. */
async function hold(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

test('connections kept alive make room for new connections', async () => {
  for (let i = 0; i < 5; i++) expect(await ask()).toBe(200);
});

test('idle connections are closed first, beginning with the longest silent connection', async () => {
  const [first, second] = [await hold(), await hold()];
  const closed = once(first, 'close');
  expect(await ask()).toBe(200);
  await closed;
  expect(second.closed).toBe(false);
  for (let i = 0; i < 20; i++) await hold();
  expect(await ask()).toBe(200);
});

test('a partial request is closed too, partial headers as well as a partial body', async () => {
  for (let i = 0; i < 20; i++) {
    const half = await hold();
    half.write(
      i % 2 === 0
        ? 'GET / HTTP/1.1\r\n'
        : 'POST / HTTP/1.1\r\nhost: garita\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    );
    if (i % 2 === 1) await once(app.server, 'request');
  }
  expect(await ask()).toBe(200);
});

test('requests in progress are not interrupted: new connections are refused', async () => {
  const answers = [];
  for (let i = 0; i < 3; i++) {
    answers.push(ask('/despacio'));
    await once(app.server, 'request');
  }
  const turnedAway = await hold();
  await once(turnedAway, 'close');
  answerSlow();
  expect(await Promise.all(answers)).toEqual([200, 200, 200]);
});

test('closing waits for running requests, and not for idle connections', async () => {
  const silent = await hold();
  const half = await hold();
  half.write('GET / HTTP/1.1\r\n');
  const answer = ask('/despacio');
  await once(app.server, 'request');
  const closed = app.close();
  await Promise.all([once(silent, 'close'), once(half, 'close')]);
  answerSlow();
  expect(await answer).toBe(200);
  await closed;
});
