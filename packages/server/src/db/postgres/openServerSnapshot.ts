import type pg from 'pg';
import { readBatches, SNAPSHOT_BATCH, type Snapshot, type TextRows } from '../Snapshot';

const asText = { getTypeParser: () => (text: string) => text } as unknown as pg.CustomTypesConfig;

/** Opens a snapshot as a repeatable-read transaction on its own connection. */
export async function openServerSnapshot(
  pool: pg.Pool,
  queries: readonly string[],
): Promise<Snapshot> {
  const client = await pool.connect();
  const close = async (): Promise<void> => {
    await client.query('rollback').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  };
  const fetch = async (index: number): Promise<TextRows> => {
    const { rows } = await client.query({
      text: `fetch ${SNAPSHOT_BATCH} from instantanea_${index}`,
      rowMode: 'array',
      types: asText,
    });
    return rows as TextRows;
  };
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    // The reader may write to a slow disk between two batches, so neither a batch nor the whole
    // read has a limit.
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    for (const [index, query] of queries.entries())
      await client.query(`declare instantanea_${index} no scroll cursor for ${query}`);
  } catch (error) {
    await close();
    throw error;
  }
  return { rows: (index) => readBatches(() => fetch(index)), close };
}
