import type { Db } from '../../db/Db';
import { findPeriod, lockOpenPeriod } from './periodos.repository';
import { keepSums } from './sumas.repository';

/** Entries per batch: crediting is blocked for a fraction of a second. */
const AT_ONCE = 20_000;

/**
 * Adds the ledger's new entries to the stored sums. Crediting locks the open period, so under this
 * lock no entry is uncommitted. Batches keep crediting from waiting for an import of a million
 * entries.
 * @param atOnce entries per batch
 * @returns the number of entries added
 */
export async function keepNominaSums(db: Db, atOnce = AT_ONCE): Promise<number> {
  const keepNext = async (tx: Db): Promise<number> => {
    // Before the agency's setup there is neither a period nor a ledger.
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
