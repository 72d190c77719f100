import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { findPeriod, lockOpenPeriod } from './nomina.repository';
import { keepSums } from './sumas.repository';

/** How many entries are added at once: a part of a second, during which nobody can credit. */
const AT_ONCE = 20_000;

/**
 * Adds to the kept sums of the ledger what has come since the last time. Whoever credits holds the open period until their transaction ends, so while
 * it is held here no entry is on its way. A part after the other: after an import of a million entries nobody who credits waits for all of them.
 * @param atOnce how many entries a part has
 * @returns how many entries that was
 */
export async function keepNominaSums(db: Kysely<DB>, atOnce = AT_ONCE): Promise<number> {
  const keepNext = async (tx: Kysely<DB>): Promise<number> => {
    // Before the agency is set up there is neither a period nor a ledger.
    if (!(await findPeriod(tx))) return 0;
    await lockOpenPeriod(tx, 'update');
    return await keepSums(tx, atOnce);
  };
  for (let total = 0; ; ) {
    const added = await db.transaction().execute(keepNext);
    total += added;
    if (added < atOnce) return total;
  }
}
