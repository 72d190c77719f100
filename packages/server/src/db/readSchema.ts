import { type Kysely, sql } from 'kysely';

export interface Column {
  readonly name: string;
  /** The type as PostgreSQL writes it, such as `timestamp with time zone`. */
  readonly type: string;
  readonly nullable: boolean;
  /** Whether an insert may omit the column: the column has a default or is an identity. */
  readonly hasDefault: boolean;
  /** Whether the database computes the column, which then takes no value. */
  readonly isGenerated: boolean;
  /** The sequence of the column's values, as SQL names it; null if there is none. */
  readonly sequence: string | null;
  readonly comment: string | null;
  /** The texts that a check of the form `column in (…)` admits; null without such a check. */
  readonly values: readonly string[] | null;
}

export interface Table {
  readonly name: string;
  readonly comment: string | null;
  readonly columns: readonly Column[];
  readonly key: readonly string[];
}

interface Row extends Omit<Column, 'values'> {
  readonly table: string;
  readonly tableComment: string | null;
  readonly check: string | null;
  readonly keyPlace: number | null;
}

/** The tables in alphabetical order, without the migrator's own, with columns in their order. */
export async function readSchema<Tables>(db: Kysely<Tables>): Promise<Table[]> {
  const { rows } = await sql<Row>`
    select
      c.relname as "table",
      obj_description(c.oid, 'pg_class') as "tableComment",
      a.attname as "name",
      format_type(a.atttypid, null) as "type",
      not a.attnotnull as "nullable",
      a.atthasdef or a.attidentity <> '' as "hasDefault",
      a.attgenerated <> '' as "isGenerated",
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as "sequence",
      (select array_position(i.indkey::int2[], a.attnum) from pg_index i where i.indrelid = c.oid and i.indisprimary) as "keyPlace",
      col_description(c.oid, a.attnum) as "comment",
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%'
        order by k.conname limit 1) as "check"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
    order by c.relname collate "C", a.attnum`.execute(db);
  const names = [...new Set(rows.map((row) => row.table))];
  return names.map((name) => {
    const own = rows.filter((row) => row.table === name);
    return {
      name,
      comment: own[0]?.tableComment ?? null,
      columns: own.map(toColumn),
      key: keyOf(own),
    };
  });
}

function keyOf(columns: readonly Row[]): string[] {
  const placed = columns.flatMap(({ name, keyPlace }) =>
    keyPlace === null ? [] : [{ name, keyPlace }],
  );
  return placed.sort((a, b) => a.keyPlace - b.keyPlace).map(({ name }) => name);
}

function toColumn({
  check,
  table: _table,
  tableComment: _comment,
  keyPlace: _place,
  ...column
}: Row): Column {
  return {
    ...column,
    values:
      check === null
        ? null
        : [...check.matchAll(/'([^']*)'::text/g)].map((match) => match[1] ?? ''),
  };
}
