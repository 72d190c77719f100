import { readBatches, SNAPSHOT_BATCH, type Snapshot } from '../Snapshot';
import type { EmbeddedClient, EmbeddedPool } from './EmbeddedPool';

/** Requests come first: a snapshot can wait for its turn. Milliseconds. */
const PATIENCE = 60_000;

let opened = 0;

async function withClient<Result>(pool: EmbeddedPool, use: (client: EmbeddedClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect(PATIENCE);
  try {
    return await use(client);
  } finally {
    client.release();
  }
}

/**
 * A snapshot of the embedded database. It has one session, and a transaction that stayed open would keep everybody else out; so the answers are
 * held: one short transaction has the database put them aside (in its own files where they are large), and they are fetched afterwards, a
 * few hundred rows between one request and the next.
 */
export async function openHeldSnapshot(pool: EmbeddedPool, queries: readonly string[]): Promise<Snapshot> {
  const number = ++opened;
  const nameOf = (query: number) => `instantanea_${number}_${query}`;
  await withClient(pool, async (client) => {
    await client.query('begin transaction isolation level repeatable read, read only');
    for (const [index, query] of queries.entries()) await client.query(`declare ${nameOf(index)} no scroll cursor with hold for ${query}`);
    await client.query('commit');
  });
  const unread = new Set(queries.keys());
  const forget = async (index: number): Promise<void> => {
    if (unread.delete(index)) await withClient(pool, (client) => client.query(`close ${nameOf(index)}`));
  };
  return {
    rows: async function* (index) {
      yield* readBatches(() => withClient(pool, (client) => client.queryAsText(`fetch ${SNAPSHOT_BATCH} from ${nameOf(index)}`)));
      await forget(index);
    },
    close: async () => {
      for (const index of [...unread]) await forget(index);
    },
  };
}
