import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { Loop } from '../createLoop';
import type { Database } from '../db/Database';
import { type Backups, createBackups } from './createBackups';
import { createSchedule } from './scheduleRespaldos';

interface Options {
  readonly config: Config;
  readonly db: Pick<Database, 'kysely' | 'kind' | 'openSnapshot'>;
  readonly clock: () => Date;
}

/** Creates the server's backups and their schedule; both end with the server. */
export function registerRespaldos(
  app: FastifyInstance,
  { config, db, clock }: Options,
): { readonly backups: Backups; readonly schedule: Loop } {
  const onError = (error: unknown): void => app.log.error({ err: error }, 'backup failed');
  const backups = createBackups({
    db,
    folder: config.backupDir,
    keep: config.backupKeep,
    clock,
    onError,
  });
  const hasAgencia = async () =>
    (await db.kysely.selectFrom('agencia').select('id').executeTakeFirst()) !== undefined;
  const schedule = createSchedule({
    backups,
    everyHours: config.backupEveryHours,
    clock,
    hasAgencia,
    onError,
  });
  if (config.backupEveryHours > 0) app.addHook('onReady', async () => schedule.start());
  app.addHook('onClose', async () => {
    // The schedule waits for a running backup, so that backup is aborted at the same time.
    await Promise.all([schedule.stop(), backups.stop()]);
  });
  return { backups, schedule };
}
