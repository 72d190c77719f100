import type { Kysely } from 'kysely';
import type { DataState } from './DataState';
import type { Snapshot } from './Snapshot';
import type { DB } from './tables';

/** How the database is: it answers; it died and is being opened again; or it does not answer within a few seconds. */
export type Health = 'ok' | 'reabriendo' | 'no-responde';

/** How busy a database's connections are: those at work (the embedded database has one), and who waits for one. */
export interface PoolUse {
  readonly inUse: number;
  readonly waiting: number;
}

/** A statement that has ended, well or not. */
export interface Statement {
  /** With `$1`, `$2`… in the place of its values. */
  readonly sql: string;
  /** From sending it to having all of its answer; waiting for a connection is not part of it. */
  readonly milliseconds: number;
}

export type StatementListener = (statement: Statement) => void;

/** The open database, the same to its users whether it is embedded or a PostgreSQL server. */
export interface Database {
  /**
   * Queries. Inside `kysely.transaction()` use only the transaction it hands over: the embedded database has one
   * connection, so a query on `kysely` there waits for itself until the acquire limit turns it into an error.
   */
  readonly kysely: Kysely<DB>;
  readonly kind: 'embedded' | 'postgres';
  /** The answers to several queries as of one moment, to be read without keeping others waiting; close it at the end. Queries are constant SQL. */
  openSnapshot(queries: readonly string[]): Promise<Snapshot>;
  /** What it holds, read after it was asked for: the same object as at the last time while nothing has been committed, by anybody. */
  readState(): Promise<DataState>;
  /** Says to every portal before it that something has been committed here; after the commit, never before. Never throws. */
  announce(): void;
  /** Hears when something may have been committed, here or at another portal: what it was, the versions say. @returns stops hearing */
  onAnnounced(listener: () => void): () => void;
  /** Never throws. */
  checkHealth(): Promise<Health>;
  /** Whether its disk has room for what a write adds. A PostgreSQL server looks after its own disk. Never throws. */
  hasRoom(): Promise<boolean>;
  /** Whether no other portal runs on it; false where that cannot be found out. Never throws. */
  isAlone(): Promise<boolean>;
  /** Who uses its connections at this moment. */
  poolUse(): PoolUse;
  /** From now on this listener, instead of the one before, hears of each statement that has ended, well or not; null = nobody. */
  watchStatements(listener: StatementListener | null): void;
  /** From now on no statement may take longer than `STATEMENT_MILLISECONDS`; before, migrations and the demo may take as long as they need. */
  limitStatements(): void;
  /** Waits for running queries, then lets go of everything. A second call is the same as the first. */
  close(): Promise<void>;
}

/** How long a statement may take, on both. */
export const STATEMENT_MILLISECONDS = 30_000;
/** How long a transaction may stand idle, on both. */
export const IDLE_MILLISECONDS = 30_000;

/** What happens to the database outside any request. */
export interface DatabaseEvents {
  /** Failed maintenance, a worker or an idle connection that died, a disk without room: for the log. */
  onError(error: unknown): void;
  /** What is worth a line without being a failure, in Spanish: for the log. */
  onNotice(text: string): void;
  /** It is closed for good, and only a new start can help: the process must leave. */
  onLost(error: Error): void;
}
