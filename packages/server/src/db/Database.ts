import type { Kysely } from 'kysely';
import type { Snapshot } from './Snapshot';
import type { DB } from './tables';

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
  /** Whether the database answers within a few seconds; never throws. */
  checkHealth(): Promise<boolean>;
  /** Waits for running queries, then lets go of everything. A second call is the same as the first. */
  close(): Promise<void>;
}
