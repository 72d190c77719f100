import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitConnections } from './connections';

let server: Server;
let port: number;
const agents: Agent[] = [];
const sockets: Socket[] = [];
beforeEach(async () => {
  server = createServer((_request, response) => response.end('hola'));
  limitConnections(server, 3);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** Asks over a connection of its own, which is then kept alive. */
async function ask(): Promise<number | undefined> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return await new Promise((resolve) => {
    get({ port, host: '127.0.0.1', agent }, (response) => {
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
