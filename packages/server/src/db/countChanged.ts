import type { DeleteResult, UpdateResult } from 'kysely';

interface Statement {
  executeTakeFirstOrThrow(): Promise<DeleteResult | UpdateResult>;
}

export async function countChanged(statement: Statement): Promise<number> {
  const result = await statement.executeTakeFirstOrThrow();
  return Number('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows);
}

/**
 * Runs a conditional update or deletion. Of two concurrent statements on one row, only one returns
 * true.
 */
export const hasChanged = async (statement: Statement): Promise<boolean> =>
  (await countChanged(statement)) > 0;
