import { type Kysely, sql } from 'kysely';

const BATCH = 1000;

/**
 * A column that the portal computes from another, because no database folds texts as the portal
 * does.
 */
export interface FoldedColumn {
  readonly table: string;
  /** The column to fold; null stays null. */
  readonly from: string;
  readonly to: string;
  readonly fold: (text: string) => string;
}

export async function fillFolded(
  db: Kysely<unknown>,
  { table, from, to, fold }: FoldedColumn,
): Promise<void> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ id: number; text: string }>`
      select id, ${sql.ref(from)} as text from ${sql.table(table)} where id > ${last} and ${sql.ref(from)} is not null order by id limit ${BATCH}`.execute(
      db,
    );
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    const [ids, texts] = [rows.map(({ id }) => id), rows.map(({ text }) => fold(text))];
    await sql`
      update ${sql.table(table)} as t set ${sql.ref(to)} = f.folded
      from unnest(${ids}::int[], ${texts}::text[]) as f (id, folded) where f.id = t.id`.execute(db);
  }
}
