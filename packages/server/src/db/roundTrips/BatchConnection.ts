import { performance } from 'node:perf_hooks';
import type { DatabaseConnection, QueryResult } from 'kysely';
import type { StatementListener } from '../Database';
import type { Answered, Asked, BatchClient } from './RoundTrip';

const CHANGES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

const toResult = ({ command, rowCount, rows }: Answered): QueryResult<never> => ({
  ...(CHANGES.includes(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
  rows: (rows ?? []) as never[],
});

/** A Kysely connection on which several statements can share one round trip. */
export class BatchConnection implements DatabaseConnection {
  #waiting: Asked[] = [];
  /**
   * `noted`: Kysely has begun a transaction, but the database has not; `open`: the database has
   * begun the transaction; null: no transaction.
   */
  #transaction: 'noted' | 'open' | null = null;

  constructor(
    private readonly client: BatchClient,
    private readonly onStatement: StatementListener,
  ) {}

  async executeQuery<R>(query: Asked): Promise<QueryResult<R>> {
    const [result] = await this.batch([query]);
    return result as QueryResult<R>;
  }

  /**
   * Sends the deferred statements, then `asked`, in one round trip.
   * @throws the error of the first statement that failed.
   */
  async batch(asked: readonly Asked[]): Promise<QueryResult<unknown>[]> {
    return (await this.#send(asked)).map(toResult);
  }

  /**
   * Defers a statement to the next round trip or to the commit. That round trip throws the
   * statement's error.
   */
  later(asked: Asked): void {
    if (this.#transaction === null)
      throw new Error('Only a transaction can leave a statement for later');
    this.#waiting.push(asked);
  }

  /** The database gets `begin` together with the transaction's first statement. */
  begin(sql: string): void {
    this.#waiting = [{ sql, parameters: [] }];
    this.#transaction = 'noted';
  }

  /** @throws when the database has not committed. */
  async commit(): Promise<void> {
    const isEmpty = this.#transaction === 'noted' && this.#waiting.length === 1;
    if (!isEmpty) {
      const [{ command } = { command: '' }] = await this.#send([{ sql: 'commit', parameters: [] }]);
      // PostgreSQL answers ROLLBACK when an earlier statement has failed.
      if (command !== 'COMMIT')
        throw new Error(`The transaction was not committed but answered ${command}`);
    }
    this.#forget();
  }

  async rollback(): Promise<void> {
    const wasOpen = this.#transaction === 'open';
    this.#forget();
    if (wasOpen) await this.#send([{ sql: 'rollback', parameters: [] }]);
  }

  /** Kysely requires this method for cursors, which Garita does not use. */
  // biome-ignore lint/correctness/useYield: it only refuses.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Results are not streamed here');
  }

  release(): void {
    this.#forget();
    this.client.release();
  }

  #forget(): void {
    this.#waiting = [];
    this.#transaction = null;
  }

  async #send(asked: readonly Asked[]): Promise<readonly Answered[]> {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (this.#transaction) this.#transaction = 'open';
    const all = waiting.length > 0 ? [...waiting, ...asked] : asked;
    const started = performance.now();
    try {
      return (await this.client.send(all)).slice(waiting.length);
    } finally {
      this.onStatement({
        sql: all.map(({ sql }) => sql).join('; '),
        milliseconds: performance.now() - started,
      });
    }
  }
}
