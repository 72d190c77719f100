import type { DataState } from './DataState';
import type { Db } from './Db';
import type { Snapshot } from './Snapshot';

/**
 * `ok`: the database answers. `reabriendo`: it has died and is opening again. `no-responde`: it
 * gives no answer within a few seconds.
 */
export type Health = 'ok' | 'reabriendo' | 'no-responde';

/** Connections in use (the embedded database has one), and the callers that wait for one. */
export interface PoolUse {
  readonly inUse: number;
  readonly waiting: number;
}

/** A statement that has ended, well or not. */
export interface Statement {
  /** With `$1`, `$2`… in the place of its values. */
  readonly sql: string;
  /** From sending until the whole answer is here, without the wait for a connection. */
  readonly milliseconds: number;
}

export type StatementListener = (statement: Statement) => void;

/** The open database, embedded or a PostgreSQL server. */
export interface Database {
  /**
   * Queries. Inside `kysely.transaction()`, use only the transaction of the callback: the embedded
   * database has one connection. A query on `kysely` there waits for itself until the acquire limit
   * turns the wait into an error.
   */
  readonly kysely: Db;
  readonly kind: 'embedded' | 'postgres';
  /**
   * Answers to several queries at one moment. The reader blocks no other query and closes the
   * snapshot at the end. The queries are constant SQL.
   */
  openSnapshot(queries: readonly string[]): Promise<Snapshot>;
  /** The state, read after the call. The object stays the same until any portal commits. */
  readState(): Promise<DataState>;
  /** Notifies all portals of a commit; called after the commit, never before. Never throws. */
  announce(): void;
  /**
   * Calls the listener when this portal or another may have committed; the versions say what.
   * @returns stops listening
   */
  onAnnounced(listener: () => void): () => void;
  /** Never throws. */
  checkHealth(): Promise<Health>;
  /**
   * Whether the disk has room for a write; always true for a PostgreSQL server, which watches its
   * own disk. Never throws.
   */
  hasRoom(): Promise<boolean>;
  /**
   * Whether no other portal runs on the database; false where this cannot be known. Never throws.
   */
  isAlone(): Promise<boolean>;
  /** The present use of the connections. */
  poolUse(): PoolUse;
  /** Sets the one listener for ended statements, well or not; null removes it. */
  watchStatements(listener: StatementListener | null): void;
  /**
   * Limits each later statement to `STATEMENT_MILLISECONDS`. Migrations and the demo run before
   * this call, without a limit.
   */
  limitStatements(): void;
  /** Waits for the running queries, then frees everything. A second call does nothing. */
  close(): Promise<void>;
}

/** The statement timeout, on both databases. */
export const STATEMENT_MILLISECONDS = 30_000;
/** The timeout of an idle transaction, on both databases. */
export const IDLE_MILLISECONDS = 30_000;

/** Events of the database outside any request. */
export interface DatabaseEvents {
  /** Failed maintenance, a dead worker, a dead idle connection or a full disk: for the log. */
  onError(error: unknown): void;
  /** A line for the log that is not a failure, in Spanish. */
  onNotice(text: string): void;
  /** The database is closed for good. Only a restart helps, so the process must exit. */
  onLost(error: Error): void;
}
