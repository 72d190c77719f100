import { type Insertable, sql } from 'kysely';
import type { Db } from './Db';
import type { DB } from './tables';

export type Tabla = keyof DB;
/** The JSON columns. A row has them as values, not as text. */
type Json = 'antes' | 'despues' | 'requisitos' | 'ajustes';
/** A row for {@link insertRows}. */
export type Fila<T extends Tabla> = Omit<Insertable<DB[T]>, Json> & {
  [Column in Json & keyof DB[T]]?: unknown;
};

/** Rows per INSERT. They are one JSON parameter. */
const BATCH = 2_000;

async function insertBatch(tx: Db, tabla: Tabla, filas: readonly object[]): Promise<void> {
  const columns = sql.join(
    [...new Set(filas.flatMap((fila) => Object.keys(fila)))].map((column) => sql.id(column)),
  );
  await sql`
    insert into ${sql.table(tabla)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(tabla)}, ${JSON.stringify(filas)}::jsonb)`.execute(
    tx,
  );
}

/** Inserts many rows. A column that some rows of a batch lack is null in them, not its default. */
export async function insertRows(tx: Db, tabla: Tabla, filas: readonly object[]): Promise<void> {
  for (let at = 0; at < filas.length; at += BATCH)
    await insertBatch(tx, tabla, filas.slice(at, at + BATCH));
}
