import type { DataState } from './DataState';
import type { Db } from './Db';
import type { Snapshot } from './Snapshot';

/**
 * `ok`: the database answers. `reabriendo`: the embedded database has stopped and the portal opens
 * it again. `no-responde`: the database gives no answer within three seconds.
 */
export type Health = 'ok' | 'reabriendo' | 'no-responde';

/**
 * `inUse` counts connections; the embedded database has one. `waiting` counts the callers that wait
 * for a connection.
 */
export interface PoolUse {
  readonly inUse: number;
  readonly waiting: number;
}

export interface Statement {
  /** With `$1`, `$2`… in place of the values. */
  readonly sql: string;
  /** From sending to the whole answer, without the wait for a connection. */
  readonly milliseconds: number;
}

export type StatementListener = (statement: Statement) => void;

export interface Database {
  /**
   * Inside `kysely.transaction()`, use only the transaction of the callback. The transaction holds
   * the embedded database's one connection. A query on `kysely` waits for that connection and ends
   * in `AcquireTimeoutError`.
   */
  readonly kysely: Db;
  readonly kind: 'embedded' | 'postgres';
  /**
   * `queries` are constant SQL. The caller closes the snapshot. Other queries run while the caller
   * reads it.
   */
  openSnapshot(queries: readonly string[]): Promise<Snapshot>;
  /** Reads the state after the call. The object stays the same until any portal commits. */
  readState(): Promise<DataState>;
  /** Notifies all portals of a commit; call it after the commit. Never throws. */
  announce(): void;
  /**
   * Calls the listener when this portal or another may have committed.
   * @returns a function that stops listening
   */
  onAnnounced(listener: () => void): () => void;
  /** Never throws. */
  checkHealth(): Promise<Health>;
  /**
   * Whether the disk has room for a write. Always true on PostgreSQL, which watches its own disk.
   * Never throws.
   */
  hasRoom(): Promise<boolean>;
  /** Whether no other portal runs on the database; false if unknown. Never throws. */
  isAlone(): Promise<boolean>;
  poolUse(): PoolUse;
  /** Sets the one listener for ended statements; null removes it. */
  watchStatements(listener: StatementListener | null): void;
  /**
   * Limits later statements to `STATEMENT_MILLISECONDS`. Call it after the migrations and the
   * demo's seed, which take longer.
   */
  limitStatements(): void;
  /** Waits for the running queries, then frees everything. A second call does nothing. */
  close(): Promise<void>;
}

/** The statement timeout of both databases. */
export const STATEMENT_MILLISECONDS = 30_000;
/** The timeout of an idle transaction, on both databases. */
export const IDLE_MILLISECONDS = 30_000;

export interface DatabaseEvents {
  /** For the log: failed maintenance, a dead worker, a broken idle connection, a full disk. */
  onError(error: unknown): void;
  /** A Spanish line for the log that is not a failure. */
  onNotice(text: string): void;
  /** The database is closed for good. Only a restart helps, so the process must exit. */
  onLost(error: Error): void;
}
