import type { Tema } from '@garita/domain/temas';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/tables';

/** Raises the versions of the temas that a write changes, in one order for all, last thing before the commit so that the rows are held briefly. */
export async function raiseVersions(tx: Kysely<DB>, temas: readonly Tema[]): Promise<void> {
  for (const tema of [...temas].sort()) {
    await tx
      .insertInto('versiones')
      .values({ tema, version: 1 })
      .onConflict((c) => c.column('tema').doUpdateSet({ version: sql`versiones.version + 1` }))
      .execute();
  }
}

/** The versions of some temas as one text, for ETags. */
export async function readVersions(db: Kysely<DB>, temas: readonly Tema[]): Promise<string> {
  const rows = await db
    .selectFrom('versiones')
    .select(['tema', 'version'])
    .where('tema', 'in', [...temas])
    .orderBy('tema')
    .execute();
  return rows.map((r) => `${r.tema}${r.version}`).join('.');
}
