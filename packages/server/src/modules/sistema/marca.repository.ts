import { must } from '@garita/domain/must';
import { sql } from 'kysely';
import type { Db } from '../../db/Db';

export async function readInstalacion(
  db: Db,
): Promise<{ readonly marca: string | null; readonly ahora: Date }> {
  const { rows } = await sql<{
    marca: string | null;
    ahora: Date;
  }>`select clock_timestamp() as ahora, (select marca from instalacion) as marca`.execute(db);
  return must(rows[0], 'The row of a select without from');
}

/**
 * The stored mark, which identifies the secret that encrypted the data; null before the first one.
 */
export const findMarca = async (db: Db): Promise<string | null> =>
  (await db.selectFrom('instalacion').select('marca').executeTakeFirst())?.marca ?? null;

/**
 * Stores the mark. If two portals start at once, only the first stores its own.
 * @param before the mark to replace; null = none
 */
export async function putMarca(
  db: Db,
  { before, marca }: { before: string | null; marca: string },
): Promise<void> {
  if (before === null)
    await db
      .insertInto('instalacion')
      .values({ id: 1, marca })
      .onConflict((c) => c.doNothing())
      .execute();
  else await db.updateTable('instalacion').set({ marca }).where('marca', '=', before).execute();
}
