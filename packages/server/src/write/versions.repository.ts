import type { Tema } from '@garita/domain/temas';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/tables';

/**
 * Raises the versions of the temas that a write changes, last thing before the commit so that the rows are held briefly. One statement, which
 * takes its rows as they stand here: in one order for all writes, so that none waits for another in a circle.
 */
export async function raiseVersions(tx: Kysely<DB>, temas: readonly Tema[]): Promise<void> {
  await tx
    .insertInto('versiones')
    .values([...new Set(temas)].sort().map((tema) => ({ tema, version: 1 })))
    .onConflict((c) => c.column('tema').doUpdateSet({ version: sql`versiones.version + 1` }))
    .execute();
}
