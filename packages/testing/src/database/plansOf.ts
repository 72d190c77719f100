import { CompiledQuery, type Kysely } from 'kysely';
import { listAsked, type Statement } from './listAsked';

/**
 * @param question a function that queries the database, or a prepared query with its values
 * @returns the plans of all its statements, one line per node
 */
export async function plansOf<DB>(
  db: Kysely<DB>,
  question: ((db: Kysely<DB>) => Promise<unknown>) | Statement,
): Promise<string> {
  const asked = typeof question === 'function' ? await listAsked(db, question) : [question];
  const plans: string[] = [];
  for (const { sql, parameters } of asked) {
    const { rows } = await db.executeQuery<Record<string, string>>(
      CompiledQuery.raw(`explain ${sql}`, [...parameters]),
    );
    plans.push(...rows.flatMap((row) => Object.values(row)));
  }
  return plans.join('\n');
}
