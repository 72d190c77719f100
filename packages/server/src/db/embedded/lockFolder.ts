import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { BaseOcupadaError } from './BaseOcupadaError';
import { type HeartbeatEvents, HeartbeatLock } from './HeartbeatLock';

/**
 * Locks the folder by an abstract Unix socket with one name per folder. The kernel frees the socket
 * when the process ends in any way. Only Linux has such sockets, and containers do not see each
 * other's sockets, so `HeartbeatLock` is needed as well.
 *
 * @returns a function that releases the lock; null when another process, or this one, has it.
 */
async function lockSocket(folder: string): Promise<(() => Promise<void>) | null> {
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

/**
 * Makes this process the only one that opens the folder. Two processes would silently lose rows and
 * break indexes.
 *
 * @param events `onLost` is called when another process has taken the folder over despite the lock.
 * The caller must then stop writing at once.
 * @returns a function that releases the lock.
 * @throws BaseOcupadaError when another process has the lock.
 */
export async function lockFolder(
  folder: string,
  events: HeartbeatEvents,
): Promise<() => Promise<void>> {
  const file = path.join(folder, 'garita.lock');
  const freeSocket = await lockSocket(folder);
  if (!freeSocket) throw new BaseOcupadaError(folder, HeartbeatLock.describeHolder(file));
  try {
    const heartbeat = HeartbeatLock.acquire(file, events);
    if (typeof heartbeat === 'string') throw new BaseOcupadaError(folder, heartbeat);
    return async () => {
      heartbeat.release();
      await freeSocket();
    };
  } catch (error) {
    await freeSocket();
    throw error;
  }
}
