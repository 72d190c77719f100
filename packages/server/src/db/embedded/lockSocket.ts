import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';

/**
 * Locks the folder by an abstract Unix socket: one name per folder. The kernel frees it as soon as
 * the process is gone, after any end. Only Linux has such sockets, and containers do not see each
 * other's: hence `HeartbeatLock` as well.
 *
 * @returns releases the lock, or null when another process (or this one) has it.
 */
export async function lockSocket(folder: string): Promise<(() => Promise<void>) | null> {
  if (process.platform !== 'linux') return async () => undefined;
  const name = `\0garita-${createHash('sha1').update(realpathSync(folder)).digest('hex')}`;
  const server = createServer((socket) => socket.destroy());
  const taken = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(true) : reject(error),
    );
    server.listen(name, () => resolve(false));
  });
  if (taken) return null;
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
