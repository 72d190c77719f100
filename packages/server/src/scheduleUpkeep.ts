import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from './db/Database';
import type { DB } from './db/tables';
import { explainError } from './explainError';
import { forgetOldPreparadas } from './modules/factores/llaves.repository';
import { tellTerminan } from './modules/membresias/terminan.service';
import { keepNominaSums } from './modules/nomina/sumas.service';
import { forgetOldFallidos, forgetOldSesiones } from './modules/sesion/accesos.repository';
import { forgetOldAttempts } from './modules/sesion/intentos.repository';
import { forgetOldRetos } from './modules/sesion/reto.repository';
import { forgetOldTokens } from './modules/tokens/tokens.repository';
import { tellAniversarios } from './modules/usuarios/aniversarios.service';
import { forgetOldEntregas } from './modules/webhooks/entregas.repository';
import { forgetOldAvisos } from './write/avisos.repository';
import { forgetOldKeys } from './write/idempotency';

const EVERY_MS = 3_600_000;
/** Until the first time: whoever has just started the portal looks at it first. */
const FIRST_MS = 60_000;

/**
 * Forgets what has served its time: idempotency keys, attempts, sign-ins and passkeys that failed or were not finished, sessions, tokens, what was told
 * outside, notices. Adds up what has been credited since, and tells people whose membership is about to end or who complete a year.
 * @returns whether anybody was told something
 */
export async function runUpkeep(db: Kysely<DB>, now: Date): Promise<boolean> {
  await forgetOldKeys(db, now);
  await forgetOldAttempts(db, now);
  await forgetOldFallidos(db, now);
  await forgetOldSesiones(db, now);
  await forgetOldRetos(db, now);
  await forgetOldTokens(db, now);
  await forgetOldPreparadas(db, now);
  await forgetOldEntregas(db, now);
  await forgetOldAvisos(db, now);
  await keepNominaSums(db);
  const told = [await tellTerminan(db, now), await tellAniversarios(db, now)];
  return told.includes(true);
}

/** Does the upkeep a minute after the start, and once an hour. A failure, or a disk without room, waits for the next hour. */
export function scheduleUpkeep({ kysely, hasRoom, announce }: Pick<Database, 'kysely' | 'hasRoom' | 'announce'>, log: FastifyBaseLogger): { stop(): void } {
  const run = async () => {
    try {
      if (!(await hasRoom())) return;
      if (await runUpkeep(kysely, new Date())) announce();
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
