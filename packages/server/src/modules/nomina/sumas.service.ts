import type { Db } from '../../db/Db';
import { findPeriod, lockOpenPeriod } from './periodos.repository';
import { keepSums } from './sumas.repository';

/** Entries per batch. During a batch, credits must wait for a fraction of a second. */
const AT_ONCE = 20_000;

/**
 * Adds the ledger's new entries to the stored sums. Every credit locks the open period, so while
 * this function holds that lock no entry is uncommitted. It works in batches, so that credits need
 * not wait for an import of a million entries.
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
