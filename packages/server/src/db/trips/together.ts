import type { DatabaseConnection, Kysely, Transaction } from 'kysely';
import type { Prepared } from '../prepareQuery';
import type { DB } from '../tables';
import { TripConnection } from './TripConnection';

type Asking = Prepared<unknown> | null;
type RowsOf<All extends readonly Asking[]> = {
  [I in keyof All]: NonNullable<All[I]> extends Prepared<infer Row> ? Row[] : never;
};

const onTrip = <R>(db: Kysely<DB>, run: (connection: TripConnection) => Promise<R>): Promise<R> =>
  db.getExecutor().provideConnection(async (connection: DatabaseConnection) => {
    if (!(connection instanceof TripConnection))
      throw new Error('Not a connection that makes trips');
    return run(connection);
  });

/**
 * Asks several prepared queries in one trip to the database, in this order: each sees what those before it have waited for, and done.
 * @param db a transaction; outside of one each of them stands for itself, and is kept whatever becomes of the others
 * @param queries null asks nothing
 * @returns the rows of each; none for null
 * @throws the error of the first that fails; those behind it in a transaction then do nothing.
 */
export const together = <const All extends readonly Asking[]>(
  db: Kysely<DB>,
  ...queries: All
): Promise<RowsOf<All>> =>
  onTrip(db, async (connection) => {
    const results = await connection.together(queries.filter((query) => query !== null));
    let next = 0;
    return queries.map((query) => (query === null ? [] : results[next++]?.rows)) as RowsOf<All>;
  });

/** Leaves prepared statements, whose answers nobody needs, to the next trip of a transaction, at the latest to its commit, which fails with them. */
export const later = (
  tx: Transaction<DB>,
  ...queries: readonly Prepared<unknown>[]
): Promise<void> =>
  onTrip(tx, async (connection) => {
    for (const query of queries) connection.later(query);
  });
