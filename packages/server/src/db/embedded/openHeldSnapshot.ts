import { DatabaseClosedError, isConnectionError, isMissingCursor } from '../errors';
import { readBatches, SNAPSHOT_BATCH, type Snapshot, type TextRows } from '../Snapshot';
import type { EmbeddedClient, EmbeddedPool } from './EmbeddedPool';

/** Requests come first: a snapshot can wait for its turn. Milliseconds. */
const PATIENCE = 60_000;
/** What is not let go of stays in the database's files until the next start: that waits longer still. Milliseconds. */
const LONGEST_PATIENCE = 15 * 60_000;
/** Putting the answers aside takes longer than a request may when there are millions of rows. What takes longer than this is stuck. Milliseconds. */
const DECLARING = 15 * 60_000;

let opened = 0;

async function withClient<Result>(
  pool: EmbeddedPool,
  use: (client: EmbeddedClient) => Promise<Result>,
  patience = PATIENCE,
): Promise<Result> {
  const client = await pool.connect(patience);
  try {
    return await use(client);
  } finally {
    client.release();
  }
}

/**
 * A snapshot of the embedded database. It has one session, and a transaction that stayed open would keep everybody else out; so the answers are
 * held: one short transaction has the database put them aside (in its own files where they are large), and they are fetched afterwards, a
 * few hundred rows between one request and the next. When the database dies and is opened again they are gone: reading on is then refused as on a
 * database that is closed.
 */
export async function openHeldSnapshot(
  pool: EmbeddedPool,
  queries: readonly string[],
): Promise<Snapshot> {
  // Of this process, not of this session: no name is ever given twice, so that nobody reads what another has held.
  const number = ++opened;
  const nameOf = (query: number) => `instantanea_${number}_${query}`;
  const names = [...queries.keys()].map(nameOf);
  await withClient(pool, async (client) => {
    const run = (text: string) => client.query(text, [], DECLARING);
    try {
      await run('begin transaction isolation level repeatable read, read only');
      for (const [index, query] of queries.entries())
        await run(`declare ${nameOf(index)} no scroll cursor with hold for ${query}`);
      await run('commit');
    } catch (error) {
      // A commit that fails at one leaves those that were held before it. Where there is no session any more, there is nothing to let go of.
      for (const statement of ['rollback', ...names.map((name) => `close ${name}`)])
        await client.query(statement).catch(() => undefined);
      throw error;
    }
  });
  const unread = new Set(queries.keys());
  const fetch = async (index: number): Promise<TextRows> => {
    try {
      return await withClient(pool, (client) =>
        client.queryAsText(`fetch ${SNAPSHOT_BATCH} from ${nameOf(index)}`),
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
    await withClient(
      pool,
      (client) => client.query(`close ${nameOf(index)}`),
      LONGEST_PATIENCE,
    ).catch((error: unknown) => {
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
