import type { Driver, TransactionSettings } from 'kysely';
import type { StatementListener } from '../Database';
import type { TripClient, TripPool } from './Trip';
import { TripConnection } from './TripConnection';

const toBegin = ({ isolationLevel, accessMode }: TransactionSettings): string =>
  ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode]
    .filter(Boolean)
    .join(' ');

/**
 * Kysely's driver of a PostgreSQL database. Its transactions begin with their first statement and
 * need no round trip of their own.
 */
export class TripDriver implements Driver {
  readonly #known = new WeakMap<TripClient, TripConnection>();

  constructor(
    private readonly pool: TripPool,
    private readonly heard: StatementListener,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<TripConnection> {
    const client = await this.pool.connect();
    const connection = this.#known.get(client) ?? new TripConnection(client, this.heard);
    this.#known.set(client, connection);
    return connection;
  }

  async beginTransaction(connection: TripConnection, settings: TransactionSettings): Promise<void> {
    connection.begin(toBegin(settings));
  }

  commitTransaction(connection: TripConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: TripConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(connection: TripConnection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    return this.pool.end();
  }
}
