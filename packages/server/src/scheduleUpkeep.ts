import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from './db/tables';
import { forgetOldAttempts } from './modules/sesion/attempts';
import { forgetOldKeys } from './write/idempotency';

const EVERY_MS = 3_600_000;

/** Once an hour forgets what has served its time: idempotency keys and attempts. A failure waits for the next hour. */
export function scheduleUpkeep(db: Kysely<DB>, log: FastifyBaseLogger): { stop(): void } {
  const run = async () => {
    try {
      const now = new Date();
      await forgetOldKeys(db, now);
      await forgetOldAttempts(db, now);
    } catch (error) {
      log.warn({ err: error }, 'upkeep failed');
    }
  };
  const timer = setInterval(() => void run(), EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
