import { DatabaseClosedError, isConnectionError, isMissingCursor } from '../errors';
import { readBatches, SNAPSHOT_BATCH, type Snapshot, type TextRows } from '../Snapshot';
import type { EmbeddedPool } from './EmbeddedPool';

/** The wait for the session, since requests come first. Milliseconds. */
const PATIENCE = 60_000;
/** The wait to close a cursor: unclosed, its files stay until the next start. Milliseconds. */
const LONGEST_PATIENCE = 15 * 60_000;
/** The timeout of materializing: millions of rows outlast a request. Milliseconds. */
const DECLARING = 15 * 60_000;

let opened = 0;

/**
 * A snapshot of the embedded database. It has one session, and a long transaction would block every
 * request. So one short transaction declares cursors `with hold`, which the database materializes
 * (large results in files). The rows are fetched afterwards, a few hundred between two requests. If
 * the database dies and opens again, the cursors are lost, and the next read fails as on a closed
 * database.
 */
export async function openCursorSnapshot(
  pool: EmbeddedPool,
  queries: readonly string[],
): Promise<Snapshot> {
  // Counted per process, so that no reader gets the cursor of another reader.
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
      // A commit that fails at one cursor leaves the earlier cursors held. Without a session there
      // is nothing to close.
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
