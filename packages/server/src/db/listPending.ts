import type { Kysely } from 'kysely';
import { listExecuted } from './listExecuted';
import { migrations } from './migrations/migrations';

/** The migrations that a database lacks, in order. */
export async function listPending<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const executed = await listExecuted(db);
  return Object.keys(migrations).filter((name) => !executed.includes(name));
}
