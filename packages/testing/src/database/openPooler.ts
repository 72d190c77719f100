import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Pooler {
  readonly url: string;
  close(): void;
}

/**
 * Splits a stream into messages of PostgreSQL's protocol. A message is a letter, four bytes with
 * the length, and the content.
 */
function createSplitter(onMessage: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1);
      onMessage(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  };
}

/**
 * A connection pooler in front of PostgreSQL, like pgbouncer. It tells every client its own process
 * id, although clients share sessions.
 * @param mode `transaction`: a session is free after each transaction, and the session that was
 * used last is reused first; `session`: a session belongs to one client
 */
export async function openPooler(
  databaseUrl: string,
  mode: 'session' | 'transaction',
): Promise<Pooler> {
  const target = new URL(databaseUrl);
  const free: Socket[] = [];
  const clients = new Map<Socket, Socket>();
  const all = new Set<Socket>();
  const keep = (socket: Socket): Socket => all.add(socket) && socket.on('error', () => undefined);
  const openSession = (): Socket => {
    const session = keep(connect({ host: target.hostname, port: Number(target.port) }));
    const split = createSplitter((message) => {
      const type = String.fromCharCode(message[0] ?? 0);
      if (type === 'K') message.writeInt32BE(message.readInt32BE(5) ^ 1, 5);
      clients.get(session)?.write(message);
      if (mode === 'session' || type !== 'Z' || message[5] !== 'I'.charCodeAt(0)) return;
      clients.delete(session);
      free.push(session);
    });
    return session.on('data', split);
  };
  const server = createServer((client) => {
    keep(client);
    let own: Socket | undefined = openSession();
    clients.set(own, client);
    client.on('data', (chunk) => {
      if (!own || clients.get(own) !== client) own = free.pop();
      if (!own) return void client.destroy();
      clients.set(own, client);
      own.write(chunk);
    });
    client.on('close', () => mode === 'session' && own?.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = (): void => {
    server.close();
    for (const socket of all) socket.destroy();
  };
  return { url: url.href, close };
}
