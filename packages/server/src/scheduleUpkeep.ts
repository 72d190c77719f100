import type { FastifyInstance } from 'fastify';
import { createLoop } from './createLoop';
import type { Database } from './db/Database';
import type { Db } from './db/Db';
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
/** Milliseconds until the first upkeep, so that it does not slow the operator's first page view. */
const FIRST_MS = 60_000;

/** The hourly jobs. A job returns true after it sent a notice. */
const JOBS: Readonly<Record<string, (db: Db, now: Date) => Promise<unknown>>> = {
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
 * Runs every job: deletes outdated rows, updates the stored sums, and notifies people whose
 * membership ends soon or who complete a year.
 * @param onFailed receives each failing job, and the other jobs still run; if omitted, the first
 * failure is thrown
 * @returns whether a job sent a notice
 */
export async function runUpkeep(
  db: Db,
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

export interface MaintenanceJob {
  /**
   * Never throws: the next hour repeats a failed job. Does nothing while the portal may not write.
   */
  run(): Promise<void>;
  failed(): readonly string[];
}

/** Schedules the upkeep: a minute after the server listens, then hourly, until it closes. */
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
): MaintenanceJob {
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
