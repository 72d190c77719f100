import type { DB } from '@garita/server/src/db/tables';
import { type Kysely, sql } from 'kysely';
import { listTables, type TableRow } from './listTables';
import type { TestDatabase } from './testDatabase';

/** Every row of every table, in a form that two runs of the same calls agree on. */
export type DatabaseState = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** The state of a database at one moment, to go back to: much faster than another database. */
export interface KeptDatabase {
  /** Puts every row back as it was; rows that are added from then on have ids that {@link read} knows again. */
  restore(): Promise<void>;
  /** What the tables hold: new rows are named by their order instead of their ids, secrets' hashes, what is encrypted and what is drawn by lot, by which of them are alike. */
  read(): Promise<DatabaseState>;
  /** Whether a text stands anywhere in the database as it is. */
  holds(text: string): Promise<boolean>;
  /** Forgets what was kept. */
  release(): Promise<void>;
}

type Rows = readonly Record<string, unknown>[];

/** Ten digits that nothing else in a test has: attempts that failed use up ids, so they cannot be compared as they are. */
const firstNewId = (table: number) => 1_000_000_000 + table * 1_000_000;

/** A plan of so many tables is not made anew for other values. */
const ONE_PLAN = 'set plan_cache_mode = force_generic_plan';

/** Of this transaction, in the form in which its rows show it. */
const THIS_TRANSACTION = 'pg_current_xact_id()::xid';

/**
 * Names the tables that are no longer as they were kept or last put back: each row says which transaction wrote it, and what has only been taken away
 * shows in the count. Most calls touch few tables, and looking costs much less than writing. By `having` and by age,
 * which is a number: a condition on a subquery each, and transactions read as texts, took twelve times as long.
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

/** What was kept may itself begin with rows that were new once: those that come follow them. */
const lastIdOf = (rows: Rows, table: number): number =>
  rows.reduce((last, { id }) => Math.max(last, Number(id)), firstNewId(table));

const hasRows = (first: Readonly<Record<string, Rows>>, { name }: TableRow): boolean =>
  (first[name] ?? []).length > 0;

/** One transaction. As a replica no trigger runs: the order of the tables is free, the append-only log can be emptied. */
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
 * Gives each new id, wherever it stands, the name of its row, and each hash the number of its first appearance.
 * @param hashes the numbers that hashes have already; new ones are added
 */
export function comparable(
  tables: Record<string, Rows>,
  hashes: Map<unknown, string>,
): DatabaseState {
  const names = new Map<string, string>();
  // A database that works in parallel answers in whichever order: hashes are numbered by that of the names.
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

/** The end of a secret, by which its person knows it again: as random as its hash. */
const PISTA = 'pista';

/** So that what is kept while something is kept already stands beside it. */
let schemas = 0;

/** Keeps the present state of a database beside its tables. */
export async function keepDatabase({
  kysely: db,
  asReplica,
}: Pick<TestDatabase, 'kysely' | 'asReplica'>): Promise<KeptDatabase> {
  const tables = await listTables(db);
  const schema = `guardado_${++schemas}`;
  const run = <T>(statement: string) => sql.raw<T>(statement).execute(db);
  // In one session: each other one of the pool would plan the functions for itself.
  const call = asReplica ?? run;
  const first = await readRows(
    db,
    tables.map(({ name }) => name),
  );
  await run(`create schema ${schema}`);
  // Only what has rows: each table makes files of its own, which takes longer than its rows.
  const full = tables.filter((table) => hasRows(first, table));
  await run(
    `do $$ begin ${full.map(({ name }) => `create table ${schema}.${name} as table public.${name};`).join(' ')} end $$`,
  );
  await run(`create table ${schema}.marca as select ${THIS_TRANSACTION} as xid`);
  // Functions, so that their many statements are planned once.
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
