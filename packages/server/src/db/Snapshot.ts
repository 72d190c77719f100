/** Some rows as PostgreSQL writes their values: nothing is parsed, so nothing is lost. */
export type TextRows = readonly (readonly (string | null)[])[];

/** The answers to several queries, all as of one moment, for whoever reads more than fits into memory. Writes go on meanwhile. */
export interface Snapshot {
  /** The answer to one of the queries, by its place in the list, some hundred rows at a time. Each can be read once. */
  rows(query: number): AsyncIterable<TextRows>;
  /** Lets go of it; what was not read is lost. */
  close(): Promise<void>;
}

/** So many rows are taken at once: a few milliseconds of the embedded database's one session. */
export const SNAPSHOT_BATCH = 500;

/** Reads a cursor to its end. @param fetch takes the next rows; fewer than {@link SNAPSHOT_BATCH} are the last ones. */
export async function* readBatches(fetch: () => Promise<TextRows>): AsyncGenerator<TextRows> {
  for (;;) {
    const rows = await fetch();
    if (rows.length > 0) yield rows;
    if (rows.length < SNAPSHOT_BATCH) return;
  }
}
