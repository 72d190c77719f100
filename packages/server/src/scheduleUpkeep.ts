import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { createLoop } from './createLoop';
import type { Database } from './db/Database';
import type { DB } from './db/tables';
import { explainError } from './explainError';
import { forgetOldAttempts } from './modules/claves/intentos.repository';
import { forgetOldPreparadas } from './modules/factores/llaves.repository';
import { tellTerminan } from './modules/membresias/terminan.service';
import { keepNominaSums } from './modules/nomina/sumas.service';
import { forgetOldFallidos, forgetOldSesiones } from './modules/sesion/accesos.repository';
import { forgetOldRetos } from './modules/sesion/reto.repository';
import { forgetOldTokens } from './modules/tokens/tokens.repository';
import { tellAniversarios } from './modules/usuarios/aniversarios.service';
import { forgetOldEntregas } from './modules/webhooks/entregas.repository';
import { forgetOldAvisos } from './write/avisos.repository';
import { forgetOldKeys } from './write/idempotency';

const EVERY_MS = 3_600_000;
/** Until the first time: whoever has just started the portal looks at it first. */
const FIRST_MS = 60_000;

/** What is done each hour; a job that returns true has told somebody something. */
const JOBS: Readonly<Record<string, (db: Kysely<DB>, now: Date) => Promise<unknown>>> = {
  forgetOldKeys,
  forgetOldAttempts,
  forgetOldFallidos,
  forgetOldSesiones,
  forgetOldRetos,
  forgetOldTokens,
  forgetOldPreparadas,
  forgetOldEntregas,
  forgetOldAvisos,
  keepNominaSums: (db) => keepNominaSums(db),
  tellTerminan,
  tellAniversarios,
};

/**
 * Forgets what has served its time: idempotency keys, attempts, sign-ins and passkeys that failed or were not finished, sessions, tokens, what was told
 * outside, notices. Adds up what has been credited since, and tells people whose membership is about to end or who complete a year.
 * @param onFailed hears of each job that fails, and the others are still done; left out, the first failure is thrown
 * @returns whether anybody was told something
 */
export async function runUpkeep(
  db: Kysely<DB>,
  now: Date,
  onFailed?: (job: string, error: unknown) => void,
): Promise<boolean> {
  let hasTold = false;
  for (const [job, run] of Object.entries(JOBS)) {
    try {
      if ((await run(db, now)) === true) hasTold = true;
    } catch (error) {
      if (!onFailed) throw error;
      onFailed(job, error);
    }
  }
  return hasTold;
}

/** The hourly jobs of a server that runs. */
export interface Upkeep {
  /** Does all jobs now. Never throws: what fails is logged, and waits for the next hour, as does everything while nothing may be written. */
  run(): Promise<void>;
  /** The jobs that failed the last time. */
  failed(): readonly string[];
}

/** Has a server do the upkeep a minute after it listens, and once an hour, until it closes. */
export function scheduleUpkeep(
  app: FastifyInstance,
  {
    db,
    clock,
    mayWrite,
  }: {
    db: Pick<Database, 'kysely' | 'announce'>;
    clock: () => Date;
    /** Whether the disk has room and the schema is this version's. */
    mayWrite: () => Promise<boolean>;
  },
): Upkeep {
  let failed: readonly string[] = [];
  const turn = async (): Promise<void> => {
    if (!(await mayWrite())) return;
    const failing: string[] = [];
    const hasTold = await runUpkeep(db.kysely, clock(), (job, error) => {
      failing.push(job);
      app.log.error({ err: error, job }, explainError(error) ?? 'upkeep failed');
    });
    failed = failing;
    if (hasTold) db.announce();
  };
  const loop = createLoop({
    turn,
    firstMs: FIRST_MS,
    everyMs: EVERY_MS,
    onError: (error) => app.log.error({ err: error }, explainError(error) ?? 'upkeep failed'),
  });
  app.addHook('onListen', async () => loop.start());
  app.addHook('onClose', () => loop.stop());
  return { run: loop.ask, failed: () => (loop.hasFailed() ? ['upkeep', ...failed] : failed) };
}
