import type { DB } from '@garita/server/src/db/tables';
import { type Kysely, sql } from 'kysely';

/** A table; its names are quoted for use in statements. */
export interface TableRow {
  readonly name: string;
  /** The columns that an insert may set, separated by commas. */
  readonly columns: string;
  readonly sequence: string | null;
}

export async function listTables(db: Kysely<DB>): Promise<readonly TableRow[]> {
  const { rows } = await sql<TableRow>`
    select quote_ident(c.relname) as name,
      string_agg(quote_ident(a.attname), ', ' order by a.attnum) filter (where a.attgenerated = '') as columns,
      max(pg_get_serial_sequence(quote_ident(c.relname), a.attname)) filter (where a.attname = 'id' and a.attidentity <> '') as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
    group by c.relname order by c.relname`.execute(db);
  return rows;
}
