import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** Finds at once which membership ended last: what has ended since changes lists that nobody wrote to. */
export const m0029Finales: Migration = {
  async up(db) {
    await runAll(db, [
      `create index membresias_vendidas_finales on membresias_vendidas (finaliza) where anulado_en is null`,
    ]);
  },
};
