import type { Driver, TransactionSettings } from 'kysely';
import type { StatementListener } from '../Database';
import { BatchConnection } from './BatchConnection';
import type { BatchClient, BatchPool } from './RoundTrip';

const toBegin = ({ isolationLevel, accessMode }: TransactionSettings): string =>
  ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode]
    .filter(Boolean)
    .join(' ');

/**
 * Kysely's driver. `begin` travels with the transaction's first statement and needs no round trip
 * of its own.
 */
export class BatchDriver implements Driver {
  readonly #known = new WeakMap<BatchClient, BatchConnection>();

  constructor(
    private readonly pool: BatchPool,
    private readonly heard: StatementListener,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<BatchConnection> {
    const client = await this.pool.connect();
    const connection = this.#known.get(client) ?? new BatchConnection(client, this.heard);
    this.#known.set(client, connection);
    return connection;
  }

  async beginTransaction(
    connection: BatchConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    connection.begin(toBegin(settings));
  }

  commitTransaction(connection: BatchConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: BatchConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(connection: BatchConnection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    return this.pool.end();
  }
}
