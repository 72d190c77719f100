import { DatabaseClosedError, isConnectionError, isMissingCursor } from '../errors';
import { readBatches, SNAPSHOT_BATCH, type Snapshot, type TextRows } from '../Snapshot';
import type { EmbeddedPool } from './EmbeddedPool';

/**
 * The longest wait for the session to declare the cursors or to read a batch; requests come first.
 * Milliseconds.
 */
const PATIENCE = 60_000;
/**
 * The longest wait for the session to close a cursor. The files of an open cursor stay until the
 * next start. Milliseconds.
 */
const LONGEST_PATIENCE = 15 * 60_000;
/**
 * The statement timeout while cursors are materialized. Millions of rows take longer than a request
 * may. Milliseconds.
 */
const DECLARING = 15 * 60_000;

let opened = 0;

/**
 * A snapshot of the embedded database, which has one session. A long transaction would block every
 * request. So one short transaction declares cursors `with hold`, and the database materializes
 * them (large results in files). Readers fetch the rows afterwards, a batch at a time between
 * requests. If the database dies and opens again, the cursors are lost. The next read then fails as
 * on a closed database.
 */
export async function openCursorSnapshot(
  pool: EmbeddedPool,
  queries: readonly string[],
): Promise<Snapshot> {
  // The number makes the names of the cursors unique, so no reader gets the cursor of another
  // reader.
  const number = ++opened;
  const nameOf = (query: number) => `instantanea_${number}_${query}`;
  const names = [...queries.keys()].map(nameOf);
  await pool.withClient(async (client) => {
    const run = (text: string) => client.query(text, [], DECLARING);
    try {
      await run('begin transaction isolation level repeatable read, read only');
      for (const [index, query] of queries.entries())
        await run(`declare ${nameOf(index)} no scroll cursor with hold for ${query}`);
      await run('commit');
    } catch (error) {
      // A commit that fails at one cursor leaves the earlier cursors open. If the session is lost,
      // its cursors are closed already and these statements fail.
      for (const statement of ['rollback', ...names.map((name) => `close ${name}`)])
        await client.query(statement).catch(() => undefined);
      throw error;
    }
  }, PATIENCE);
  const unread = new Set(queries.keys());
  const fetch = async (index: number): Promise<TextRows> => {
    try {
      return await pool.withClient(
        (client) => client.queryAsText(`fetch ${SNAPSHOT_BATCH} from ${nameOf(index)}`),
        PATIENCE,
      );
    } catch (error) {
      throw isMissingCursor(error)
        ? new DatabaseClosedError('The snapshot is gone with the session that held it', {
            cause: error,
          })
        : error;
    }
  };
  const forget = async (index: number): Promise<void> => {
    if (!unread.delete(index)) return;
    await pool
      .withClient((client) => client.query(`close ${nameOf(index)}`), LONGEST_PATIENCE)
      .catch((error: unknown) => {
        if (!isMissingCursor(error) && !isConnectionError(error)) throw error;
      });
  };
  return {
    rows: async function* (index) {
      yield* readBatches(() => fetch(index));
      await forget(index);
    },
    close: async () => {
      for (const index of [...unread]) await forget(index);
    },
  };
}
