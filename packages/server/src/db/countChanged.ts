import type { DeleteResult, UpdateResult } from 'kysely';

interface Statement {
  executeTakeFirstOrThrow(): Promise<DeleteResult | UpdateResult>;
}

/** Runs an update or a deletion. @returns the number of rows that it changed */
export async function countChanged(statement: Statement): Promise<number> {
  const result = await statement.executeTakeFirstOrThrow();
  return Number('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows);
}

/** Runs a conditional update or deletion. @returns whether it changed a row; of two at once, one did */
export const hasChanged = async (statement: Statement): Promise<boolean> =>
  (await countChanged(statement)) > 0;
