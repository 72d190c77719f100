import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from './db/Database';
import type { DB } from './db/tables';
import { explainError } from './explainError';
import { forgetOldPreparadas } from './modules/factores/llaves.repository';
import { keepNominaSums } from './modules/nomina/sumas.service';
import { forgetOldFallidos, forgetOldSesiones } from './modules/sesion/accesos.repository';
import { forgetOldAttempts } from './modules/sesion/intentos.repository';
import { forgetOldRetos } from './modules/sesion/reto.repository';
import { forgetOldTokens } from './modules/tokens/tokens.repository';
import { forgetOldEntregas } from './modules/webhooks/entregas.repository';
import { forgetOldKeys } from './write/idempotency';

const EVERY_MS = 3_600_000;
/** Until the first time: whoever has just started the portal looks at it first. */
const FIRST_MS = 60_000;

/** Forgets what has served its time: idempotency keys, attempts, sign-ins and passkeys that failed or were not finished, sessions, tokens, what was told outside. Adds up what has been credited since. */
export async function runUpkeep(db: Kysely<DB>, now: Date): Promise<void> {
  await forgetOldKeys(db, now);
  await forgetOldAttempts(db, now);
  await forgetOldFallidos(db, now);
  await forgetOldSesiones(db, now);
  await forgetOldRetos(db, now);
  await forgetOldTokens(db, now);
  await forgetOldPreparadas(db, now);
  await forgetOldEntregas(db, now);
  await keepNominaSums(db);
}

/** Does the upkeep a minute after the start, and once an hour. A failure, or a disk without room, waits for the next hour. */
export function scheduleUpkeep({ kysely, hasRoom }: Pick<Database, 'kysely' | 'hasRoom'>, log: FastifyBaseLogger): { stop(): void } {
  const run = async () => {
    try {
      if (!(await hasRoom())) return;
      await runUpkeep(kysely, new Date());
    } catch (error) {
      log.warn({ err: error }, explainError(error) ?? 'upkeep failed');
    }
  };
  const first = setTimeout(() => void run(), FIRST_MS).unref();
  const timer = setInterval(() => void run(), EVERY_MS).unref();
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(timer);
    },
  };
}
