import { CompiledQuery, type Kysely, PostgresQueryCompiler } from 'kysely';

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** What a function asks of a database, told by the function itself, not written again. What it writes is written. */
async function listAsked<DB>(db: Kysely<DB>, ask: (db: Kysely<DB>) => Promise<unknown>): Promise<Statement[]> {
  const asked: Statement[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      asked.push(new PostgresQueryCompiler().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await ask(watched);
  if (asked.length === 0) throw new Error('It asked nothing.');
  return asked;
}

/**
 * What the database would read for a question.
 * @param question a function that is given a database to ask, or a prepared query with its values
 * @returns the plans of all that it asks, a line a step
 */
export async function plansOf<DB>(db: Kysely<DB>, question: ((db: Kysely<DB>) => Promise<unknown>) | Statement): Promise<string> {
  const asked = typeof question === 'function' ? await listAsked(db, question) : [question];
  const plans: string[] = [];
  for (const { sql, parameters } of asked) {
    const { rows } = await db.executeQuery<Record<string, string>>(CompiledQuery.raw(`explain ${sql}`, [...parameters]));
    plans.push(...rows.flatMap((row) => Object.values(row)));
  }
  return plans.join('\n');
}
