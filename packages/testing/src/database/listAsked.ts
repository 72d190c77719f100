import { type CompiledQuery, type Kysely, PostgresQueryCompiler } from 'kysely';

export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Lists the statements that a function sends. They are executed, also writes. */
export async function listAsked<DB>(
  db: Kysely<DB>,
  ask: (db: Kysely<DB>) => Promise<unknown>,
): Promise<Statement[]> {
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
