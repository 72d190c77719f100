/** Rows with the values as PostgreSQL writes them. Nothing is parsed, so nothing is lost. */
export type TextRows = readonly (readonly (string | null)[])[];

/**
 * The answers to several queries at one moment, for a reader whose data does not fit into memory.
 * Writes continue meanwhile.
 */
export interface Snapshot {
  /** The answer to one of the queries, by its index, in batches. Each can be read once. */
  rows(query: number): AsyncIterable<TextRows>;
  /** Frees the snapshot; unread rows are lost. */
  close(): Promise<void>;
}

/** Rows per batch: a few milliseconds of the embedded database's one session. */
export const SNAPSHOT_BATCH = 500;

/**
 * Reads a cursor to its end. @param fetch takes the next rows; a batch of fewer than {@link
 * SNAPSHOT_BATCH} is the last one.
 */
export async function* readBatches(fetch: () => Promise<TextRows>): AsyncGenerator<TextRows> {
  for (;;) {
    const rows = await fetch();
    if (rows.length > 0) yield rows;
    if (rows.length < SNAPSHOT_BATCH) return;
  }
}
