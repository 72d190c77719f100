import type { DatabaseConnection, Transaction } from 'kysely';
import type { Db } from '../Db';
import type { Prepared } from '../prepareQuery';
import type { DB } from '../tables';
import { BatchConnection } from './BatchConnection';

/** Prepared queries by name, or groups of them; null sends nothing. */
export type Questions = { readonly [name: string]: Prepared<unknown> | Questions | null };
/** The rows of each query under the same name; no rows for null. */
export type Answers<Asked> =
  Asked extends Prepared<infer Row>
    ? Row[]
    : Asked extends null
      ? never[]
      : { [Name in keyof Asked]: Answers<Asked[Name]> };

const onBatchConnection = <R>(
  db: Db,
  run: (connection: BatchConnection) => Promise<R>,
): Promise<R> =>
  db.getExecutor().provideConnection(async (connection: DatabaseConnection) => {
    if (!(connection instanceof BatchConnection))
      throw new Error('Not a connection that makes trips');
    return run(connection);
  });

const isQuery = (asked: Prepared<unknown> | Questions): asked is Prepared<unknown> =>
  typeof asked.sql === 'string';

const listQueries = (questions: Questions): Prepared<unknown>[] =>
  Object.values(questions).flatMap((asked) => {
    if (asked === null) return [];
    return isQuery(asked) ? [asked] : listQueries(asked);
  });

/** Takes the rows in the order of {@link listQueries}. */
const nameAnswers = (questions: Questions, rows: Iterator<unknown[], undefined>): object =>
  Object.fromEntries(
    Object.entries(questions).map(([name, asked]) => {
      if (asked === null) return [name, []];
      return [name, isQuery(asked) ? rows.next().value : nameAnswers(asked, rows)];
    }),
  );

/**
 * Runs several prepared queries in one round trip, in the order of `questions`. Each query sees the
 * changes of the earlier queries.
 * @param db a transaction; outside a transaction each query commits by itself
 * @throws the error of the first query that fails; in a transaction the later queries then do
 * nothing.
 */
export const batch = <Asked extends Questions>(db: Db, questions: Asked): Promise<Answers<Asked>> =>
  onBatchConnection(db, async (connection) => {
    const results = await connection.batch(listQueries(questions));
    const rows = results.map((result) => result.rows).values();
    return nameAnswers(questions, rows) as Answers<Asked>;
  });

/**
 * Defers statements to the next round trip. If none comes before the commit, the statements go with
 * the commit. No caller reads their rows.
 */
export const later = (
  tx: Transaction<DB>,
  ...queries: readonly Prepared<unknown>[]
): Promise<void> =>
  onBatchConnection(tx, async (connection) => {
    for (const query of queries) connection.later(query);
  });
