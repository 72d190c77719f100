import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/tables';

/** Every row of every table, in a form that two runs of the same calls agree on. */
export type DatabaseState = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** The state of a database at one moment, to go back to: much faster than another database. */
export interface KeptDatabase {
  /** Puts every row back as it was; rows that are added from then on have ids that {@link read} knows again. */
  restore(): Promise<void>;
  /** What the tables hold: new rows are named by their order instead of their ids, secrets' hashes by which of them are alike. */
  read(): Promise<DatabaseState>;
  /** Whether a text stands anywhere in the database as it is. */
  holds(text: string): Promise<boolean>;
  /** Forgets what was kept. */
  release(): Promise<void>;
}

interface TableRow {
  readonly name: string;
  readonly columns: string;
  readonly sequence: string | null;
}

type Rows = readonly Record<string, unknown>[];

/** Ten digits that nothing else in a test has: attempts that failed use up ids, so they cannot be compared as they are. */
const firstNewId = (table: number) => 1_000_000_000 + table * 1_000_000;

async function listTables(db: Kysely<DB>): Promise<TableRow[]> {
  const { rows } = await sql<TableRow>`
    select quote_ident(c.relname) as name,
      string_agg(quote_ident(a.attname), ', ' order by a.attnum) filter (where a.attgenerated = '') as columns,
      max(pg_get_serial_sequence(quote_ident(c.relname), a.attname)) filter (where a.attname = 'id' and a.attidentity <> '') as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
    group by c.relname order by c.relname`.execute(db);
  return rows;
}

/** One statement, and so one transaction. As a replica no trigger runs: the order of the tables is free, the append-only log can be emptied. */
function restoring(tables: readonly TableRow[]): string {
  const steps = tables.flatMap(({ name, columns, sequence }, i) => [
    `delete from public.${name};`,
    `insert into public.${name} (${columns}) overriding system value select ${columns} from guardado.${name};`,
    ...(sequence ? [`perform setval('${sequence}', ${firstNewId(i)});`] : []),
  ]);
  return `do $$ begin perform set_config('session_replication_role', 'replica', true); ${steps.join(' ')} end $$`;
}

async function readRows(db: Kysely<DB>, tables: readonly TableRow[]): Promise<Record<string, Rows>> {
  const each = tables.map(({ name }) => sql`${sql.lit(name)}, (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from ${sql.table(name)} t)`);
  const { rows } = await sql<{ all: Record<string, Rows> }>`select jsonb_build_object(${sql.join(each)}) as all`.execute(db);
  return rows[0]?.all ?? {};
}

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);
const inOrder = (rows: Rows): Rows =>
  rows.toSorted((a, b) => (typeof a.id === 'number' && typeof b.id === 'number' ? a.id - b.id : compare(JSON.stringify(a), JSON.stringify(b))));

/** Gives each new id, wherever it stands, the name of its row, and each hash the number of its first appearance. */
function comparable(tables: Record<string, Rows>): DatabaseState {
  const names = new Map<string, string>();
  const hashes = new Map<unknown, string>();
  const ordered = Object.entries(tables).map(([table, rows]) => [table, inOrder(rows)] as const);
  for (const [table, rows] of ordered) {
    const added = rows.filter(({ id }) => typeof id === 'number' && id >= firstNewId(0));
    for (const [i, { id }] of added.entries()) names.set(String(id), `${table} nueva ${i + 1}`);
  }
  const hash = (value: unknown) => hashes.get(value) ?? hashes.set(value, `hash ${hashes.size + 1}`).get(value);
  const name = (key: string, value: unknown) => {
    if (key.endsWith('_hash') && value !== null) return hash(value);
    if (typeof value === 'string') return value.replace(/\b\d{10}\b/g, (digits) => names.get(digits) ?? digits);
    return typeof value === 'number' ? (names.get(String(value)) ?? value) : value;
  };
  return Object.fromEntries(ordered.map(([table, rows]) => [table, JSON.parse(JSON.stringify(rows, name)) as Rows]));
}

/** Keeps the present state of a database beside its tables. */
export async function keepDatabase(db: Kysely<DB>): Promise<KeptDatabase> {
  const tables = await listTables(db);
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('create schema guardado');
  for (const { name } of tables) await run(`create table guardado.${name} as table public.${name}`);
  const restore = restoring(tables);
  return {
    restore: async () => void (await run(restore)),
    read: async () => comparable(await readRows(db, tables)),
    holds: async (text) => JSON.stringify(await readRows(db, tables)).includes(text),
    release: async () => void (await run('drop schema guardado cascade')),
  };
}
