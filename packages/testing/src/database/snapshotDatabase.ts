import type { DB } from '@garita/server/src/db/tables';
import { type Kysely, sql } from 'kysely';
import { listTables, type TableRow } from './listTables';
import type { TestDatabase } from './testDatabase';

/**
 * All rows of all tables. New ids and random values are replaced, so that two runs of the same
 * calls have equal states.
 */
export type DatabaseState = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** A snapshot of a database. Restoring it is much faster than creating another database. */
export interface DatabaseSnapshot {
  /**
   * Restores every row. Rows that are inserted later get ids from {@link firstNewId} on, which
   * {@link read} recognises.
   */
  restore(): Promise<void>;
  /**
   * Reads every row. In place of a new id it gives the number of the row. In place of a hash or
   * random value it gives the number of its first occurrence.
   */
  read(): Promise<DatabaseState>;
  holds(text: string): Promise<boolean>;
  release(): Promise<void>;
}

type Rows = readonly Record<string, unknown>[];

/** The first id of rows that are inserted later. No other value of a test has ten such digits. */
const firstNewId = (table: number) => 1_000_000_000 + table * 1_000_000;

/**
 * The statement is about many tables, so it keeps one plan instead of being planned at each call.
 */
const ONE_PLAN = 'set plan_cache_mode = force_generic_plan';

/** The id of the present transaction, in the form of `xmin`. */
const THIS_TRANSACTION = 'pg_current_xact_id()::xid';

/**
 * Lists the tables that have changed since the snapshot or the last restore. Each row's `xmin`
 * names the transaction that wrote it, and a deletion changes the count. Most calls change few
 * tables, and checking a table takes much less time than writing it. `having` and `age()` compare
 * numbers: a subquery per table with transaction ids as text took twelve times as long.
 */
function changing(
  schema: string,
  tables: readonly TableRow[],
  first: Readonly<Record<string, Rows>>,
): string {
  const each = tables.map(
    ({ name }) =>
      `select '${name}' from public.${name} having count(*) <> ${first[name]?.length ?? 0} or min(age(xmin)) < edad`,
  );
  return `declare edad int := (select age(xid) from ${schema}.marca); begin return query ${each.join(' union all ')}; end`;
}

/** The last id in use. The snapshot may itself have new ids, and later new ids must follow them. */
const lastIdOf = (rows: Rows, table: number): number =>
  rows.reduce((last, { id }) => Math.max(last, Number(id)), firstNewId(table));

const hasRows = (first: Readonly<Record<string, Rows>>, { name }: TableRow): boolean =>
  (first[name] ?? []).length > 0;

/**
 * Disables triggers and foreign keys. So the tables may be in any order, and the append-only log
 * can be emptied.
 */
function restoring(
  schema: string,
  tables: readonly TableRow[],
  first: Readonly<Record<string, Rows>>,
): string {
  const refill = ({ name, columns }: TableRow) =>
    `insert into public.${name} (${columns}) overriding system value select ${columns} from ${schema}.${name};`;
  const steps = tables.map(
    (table) => `if '${table.name}' = any(cambiadas) then
      delete from public.${table.name};
      ${hasRows(first, table) ? refill(table) : ''}
    end if;`,
  );
  const ids = tables.flatMap(({ name, sequence }, i) =>
    sequence ? [`setval('${sequence}', ${lastIdOf(first[name] ?? [], i)})`] : [],
  );
  return `declare cambiadas text[] := array(select ${schema}.cambiadas()); begin
    perform set_config('session_replication_role', 'replica', true);
    ${steps.join(' ')} perform ${ids.join(', ')}; update ${schema}.marca set xid = ${THIS_TRANSACTION}; end`;
}

async function readRows(db: Kysely<DB>, names: readonly string[]): Promise<Record<string, Rows>> {
  if (names.length === 0) return {};
  const each = names.map(
    (name) =>
      `select '${name}' as name, (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from public.${name} t) as rows`,
  );
  const { rows } = await sql
    .raw<{ name: string; rows: Rows }>(each.join(' union all '))
    .execute(db);
  return Object.fromEntries(rows.map((table) => [table.name, table.rows]));
}

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);
const inOrder = (rows: Rows): Rows =>
  rows.toSorted((a, b) =>
    typeof a.id === 'number' && typeof b.id === 'number'
      ? a.id - b.id
      : compare(JSON.stringify(a), JSON.stringify(b)),
  );

/**
 * Replaces each new id by the name of its row, and each hash by the number of its first occurrence.
 * @param hashes the known hashes with their numbers; the function adds new hashes
 */
export function comparable(
  tables: Record<string, Rows>,
  hashes: Map<unknown, string>,
): DatabaseState {
  const names = new Map<string, string>();
  // Parallel queries may write rows in any order. So the hashes are numbered in the order of the
  // tables' names.
  const ordered = Object.entries(tables)
    .toSorted(([one], [other]) => compare(one, other))
    .map(([table, rows]) => [table, inOrder(rows)] as const);
  for (const [table, rows] of ordered) {
    const added = rows.filter(({ id }) => typeof id === 'number' && id >= firstNewId(0));
    for (const [i, { id }] of added.entries()) names.set(String(id), `${table} nueva ${i + 1}`);
  }
  const hash = (value: unknown) =>
    hashes.get(value) ?? hashes.set(value, `hash ${hashes.size + 1}`).get(value);
  const name = (key: string, value: unknown) => {
    if ((/_(hash|cifrado|azar)$/.test(key) || key === PISTA) && value !== null) return hash(value);
    if (typeof value === 'string')
      return value.replace(/\b\d{10}\b/g, (digits) => names.get(digits) ?? digits);
    return typeof value === 'number' ? (names.get(String(value)) ?? value) : value;
  };
  return Object.fromEntries(
    ordered.map(([table, rows]) => [table, JSON.parse(JSON.stringify(rows, name)) as Rows]),
  );
}

/**
 * The column with the end of a secret, by which its user recognises the secret. The end is as
 * random as the hash.
 */
const PISTA = 'pista';

/** Each snapshot has its own schema, so several can exist at once. */
let schemas = 0;

/** Creates a snapshot: it copies the tables into a schema of their own. */
export async function snapshotDatabase({
  kysely: db,
  asReplica,
}: Pick<TestDatabase, 'kysely' | 'asReplica'>): Promise<DatabaseSnapshot> {
  const tables = await listTables(db);
  const schema = `guardado_${++schemas}`;
  const run = <T>(statement: string) => sql.raw<T>(statement).execute(db);
  // All calls use one session. Another session of the pool would have to plan the functions again.
  const call = asReplica ?? run;
  const first = await readRows(
    db,
    tables.map(({ name }) => name),
  );
  await run(`create schema ${schema}`);
  // Only tables with rows are copied: creating a table's files takes longer than copying its rows.
  const full = tables.filter((table) => hasRows(first, table));
  await run(
    `do $$ begin ${full.map(({ name }) => `create table ${schema}.${name} as table public.${name};`).join(' ')} end $$`,
  );
  await run(`create table ${schema}.marca as select ${THIS_TRANSACTION} as xid`);
  // The functions hold many statements. A session plans the statements of a function only once.
  await run(
    `create function ${schema}.cambiadas() returns setof text language plpgsql ${ONE_PLAN} as $$ ${changing(schema, tables, first)} $$`,
  );
  await run(
    `create function ${schema}.restaurar() returns void language plpgsql as $$ ${restoring(schema, tables, first)} $$`,
  );
  const kept = new Map<unknown, string>();
  const before = comparable(first, kept);
  const listChanged = async () =>
    (await call<{ name: string }>(`select ${schema}.cambiadas() as name`)).rows.map(
      ({ name }) => name,
    );
  return {
    restore: async () => void (await call(`select ${schema}.restaurar()`)),
    read: async () => ({
      ...before,
      ...comparable(await readRows(db, await listChanged()), new Map(kept)),
    }),
    holds: async (text) => JSON.stringify(await readRows(db, Object.keys(before))).includes(text),
    release: async () => void (await run(`drop schema ${schema} cascade`)),
  };
}
