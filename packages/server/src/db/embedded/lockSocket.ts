import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';

/**
 * Takes the folder by an abstract Unix socket: one name a folder, and the kernel frees it the moment the process is
 * gone, however it went. Only Linux has them, and containers do not see each other's: hence `HeartbeatLock` as well.
 *
 * @returns how to free it, or null when another process (or this one) has it.
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
