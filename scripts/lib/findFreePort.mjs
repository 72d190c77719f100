import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that nobody listens at, for a program that wants to be told one. */
export async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
