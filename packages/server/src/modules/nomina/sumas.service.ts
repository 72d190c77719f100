import type { Db } from '../../db/Db';
import { findPeriod, lockOpenPeriod } from './nomina.repository';
import { keepSums } from './sumas.repository';

/** Entries per batch: crediting is blocked for a fraction of a second. */
const AT_ONCE = 20_000;

/**
 * Updates the kept sums with the ledger's new entries. Crediting holds the open period until its
 * transaction ends, so while this function holds it no entry is uncommitted. It works in batches:
 * after an import of a million entries, crediting does not wait for all of them.
 * @param atOnce entries per batch
 * @returns the number of entries added
 */
export async function keepNominaSums(db: Db, atOnce = AT_ONCE): Promise<number> {
  const keepNext = async (tx: Db): Promise<number> => {
    // Before the setup of the agency there is neither a period nor a ledger.
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
