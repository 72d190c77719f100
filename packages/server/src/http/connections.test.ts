import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitConnections } from './connections';

let app: FastifyInstance;
let port: number;
let answerSlow: () => void;
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
        answerSlow = () => resolve('por fin');
      }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy();
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** Asks over a connection of its own, which is then kept alive. */
async function ask(path = '/'): Promise<number | undefined> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return await new Promise((resolve) => {
    get({ port, path, host: '127.0.0.1', agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    }).once('error', () => resolve(undefined));
  });
}

/** Connects and never says anything. */
async function hold(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

test('connections kept alive make room for new ones', async () => {
  for (let i = 0; i < 3; i++) expect(await ask()).toBe(200);
  // The one that finds all taken is turned away, and the idle ones with it: the next has room.
  await ask();
  expect(await ask()).toBe(200);
});

test('more than the limit are turned away, and the rest are served', async () => {
  await hold();
  await hold();
  expect(await ask()).toBe(200);
  const turnedAway = await hold();
  await once(turnedAway, 'close');
  expect(await ask()).toBe(200);
});

test('closing waits for what is under way, and not for who says nothing', async () => {
  const silent = await hold();
  const half = await hold();
  half.write('GET / HTTP/1.1\r\n');
  const slow = ask('/despacio');
  await once(app.server, 'request');
  const closed = app.close();
  await Promise.all([once(silent, 'close'), once(half, 'close')]);
  answerSlow();
  expect(await slow).toBe(200);
  await closed;
});
