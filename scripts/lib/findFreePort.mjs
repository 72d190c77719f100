import { once } from 'node:events';
import { createServer } from 'node:net';

/** A free port of this machine, for a program that needs one in advance. */
export async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
