import path from 'node:path';
import { BaseOcupadaError } from './BaseOcupadaError';
import { type HeartbeatEvents, HeartbeatLock } from './HeartbeatLock';
import { lockSocket } from './lockSocket';

/**
 * Makes this process the only one that opens the folder: two processes would silently lose rows and
 * break indexes.
 *
 * @param events `onLost` is called when another process has taken the folder over all the same:
 * stop writing at once.
 * @returns releases the lock.
 * @throws BaseOcupadaError when another process has it.
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
