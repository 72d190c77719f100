import { type Kysely, sql } from 'kysely';

/**
 * Runs the statements in order, one at a time: the embedded database takes one statement at a time.
 * A statement is constant SQL; migrations never carry values from outside.
 */
export async function runAll(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
