import { type Kysely, sql } from 'kysely';
import { migrations } from './migrations/migrations';

const KEPT_MS = 1_000;

/**
 * Creates the check whether a newer Garita has migrated the database since this process started.
 * Then this process must not write: it writes rows in the old form, which the newer version may not
 * find. The answer is cached for a second.
 */
export function createOvertaken<Tables>(
  db: Kysely<Tables>,
  clock: () => Date,
): () => Promise<boolean> {
  const newest = Object.keys(migrations).sort().at(-1);
  let askedAt: number | null = null;
  let answer = Promise.resolve(false);
  const ask = async (): Promise<boolean> => {
    const { rows } = await sql`select 1 from kysely_migration where name > ${newest} limit 1`
      .execute(db)
      .catch((error) => {
        askedAt = null;
        throw error;
      });
    return rows.length > 0;
  };
  return () => {
    const now = clock().getTime();
    if (askedAt === null || Math.abs(now - askedAt) >= KEPT_MS) {
      askedAt = now;
      answer = ask();
    }
    return answer;
  };
}
