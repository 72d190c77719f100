import { sql } from 'kysely';
import type { Db } from '../db/Db';

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

const FOREIGN_KEYS = sql<ForeignKey>`
  select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`;

const TABLES = sql<{ table: string }>`select oid::regclass::text as "table" from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;

/**
 * Runs `fill` without foreign keys and triggers, so that tables can be filled in any order. Creates
 * the foreign keys again afterwards, which checks every row. The database's user needs only the
 * ownership of the tables.
 */
export async function withoutConstraints(db: Db, fill: () => Promise<void>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const keys = (await FOREIGN_KEYS.execute(db)).rows;
  const tables = (await TABLES.execute(db)).rows;
  for (const { table, name } of keys) await run(`alter table ${table} drop constraint ${name}`);
  for (const { table } of tables) await run(`alter table ${table} disable trigger user`);
  await fill();
  for (const { table } of tables) await run(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of keys)
    await run(`alter table ${table} add constraint ${name} ${definition}`);
}
