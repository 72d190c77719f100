import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/Database';
import { explainError } from './explainError';
import { forgetOldAttempts } from './modules/sesion/attempts';
import { forgetOldKeys } from './write/idempotency';

const EVERY_MS = 3_600_000;

/** Once an hour forgets what has served its time: idempotency keys and attempts. A failure, or a disk without room, waits for the next hour. */
export function scheduleUpkeep({ kysely, hasRoom }: Pick<Database, 'kysely' | 'hasRoom'>, log: FastifyBaseLogger): { stop(): void } {
  const run = async () => {
    try {
      if (!(await hasRoom())) return;
      const now = new Date();
      await forgetOldKeys(kysely, now);
      await forgetOldAttempts(kysely, now);
    } catch (error) {
      log.warn({ err: error }, explainError(error) ?? 'upkeep failed');
    }
  };
  const timer = setInterval(() => void run(), EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
