/** The values as PostgreSQL writes them. The portal does not parse them, so they stay exact. */
export type TextRows = readonly (readonly (string | null)[])[];

/**
 * The answers of several queries on one state, for data that does not fit into memory. Writes
 * continue meanwhile.
 */
export interface Snapshot {
  /** The rows of the query with this index, in batches. A caller can read each query once. */
  rows(query: number): AsyncIterable<TextRows>;
  /** Frees the snapshot; unread rows are lost. */
  close(): Promise<void>;
}

/**
 * Rows per batch. Reading a batch occupies the embedded database's only session for a few
 * milliseconds.
 */
export const SNAPSHOT_BATCH = 500;

/** @param fetch returns the next rows; a batch below {@link SNAPSHOT_BATCH} rows is the last */
export async function* readBatches(fetch: () => Promise<TextRows>): AsyncGenerator<TextRows> {
  for (;;) {
    const rows = await fetch();
    if (rows.length > 0) yield rows;
    if (rows.length < SNAPSHOT_BATCH) return;
  }
}
