import { CompiledQuery, type Kysely, PostgresQueryCompiler } from 'kysely';

/**
 * What the database would read for what a function asks: told by the function itself, not written again. What it writes is written.
 * @param ask given a database to ask
 * @returns the plans of all that it asked, a line a step
 * @throws when it asks nothing
 */
export async function plansOf<DB>(db: Kysely<DB>, ask: (db: Kysely<DB>) => Promise<unknown>): Promise<string> {
  const asked: CompiledQuery[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      asked.push(new PostgresQueryCompiler().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await ask(watched);
  if (asked.length === 0) throw new Error('It asked nothing.');
  const plans: string[] = [];
  for (const { sql, parameters } of asked) {
    const { rows } = await db.executeQuery<Record<string, string>>(CompiledQuery.raw(`explain ${sql}`, [...parameters]));
    plans.push(...rows.flatMap((row) => Object.values(row)));
  }
  return plans.join('\n');
}
