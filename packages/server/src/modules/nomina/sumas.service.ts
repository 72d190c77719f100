import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { findPeriod, lockOpenPeriod } from './nomina.repository';
import { keepSums } from './sumas.repository';

/**
 * Adds to the kept sums of the ledger what has come since the last time. Whoever credits holds the open period until their transaction ends, so while
 * it is held here no entry is on its way.
 * @returns how many entries that was
 */
export const keepNominaSums = (db: Kysely<DB>): Promise<number> =>
  db.transaction().execute(async (tx) => {
    // Before the agency is set up there is neither a period nor a ledger.
    if (!(await findPeriod(tx))) return 0;
    await lockOpenPeriod(tx, 'update');
    return await keepSums(tx);
  });
