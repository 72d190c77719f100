/** The values as PostgreSQL writes them. Nothing is parsed, so nothing is lost. */
export type TextRows = readonly (readonly (string | null)[])[];

/**
 * The answers of several queries on one state, for data that does not fit into memory. Writes
 * continue meanwhile.
 */
export interface Snapshot {
  /** The answer to the query of this index, in batches. Each can be read once. */
  rows(query: number): AsyncIterable<TextRows>;
  /** Frees the snapshot; unread rows are lost. */
  close(): Promise<void>;
}

/** Rows per batch: it takes a few milliseconds of the embedded database's one session. */
export const SNAPSHOT_BATCH = 500;

/** @param fetch the next rows; fewer than {@link SNAPSHOT_BATCH} are the last */
export async function* readBatches(fetch: () => Promise<TextRows>): AsyncGenerator<TextRows> {
  for (;;) {
    const rows = await fetch();
    if (rows.length > 0) yield rows;
    if (rows.length < SNAPSHOT_BATCH) return;
  }
}
