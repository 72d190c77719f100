import pg from 'pg';
import type { PoolUse } from '../Database';
import { AcquireTimeoutError, DatabaseClosedError } from '../errors';
import { nameOfPrepared } from '../prepareQuery';
import type { Answered, Asked, BatchClient } from '../roundTrips/RoundTrip';
import type { TextRows } from '../Snapshot';
import { getTypeParser, prepareParameter } from '../values';
import { restoreError } from './databaseError';
import type { Engine, EngineResult, EngineStatement, Session } from './Engine';

type Row = Record<string, unknown>;

/** The one session, held by one client. */
export interface EmbeddedClient extends BatchClient {
  /** @param milliseconds the statement timeout; the default one if omitted */
  query(
    text: string,
    values?: readonly unknown[],
    milliseconds?: number,
  ): Promise<{ command: string; rowCount: number; rows: Row[] }>;
  queryAsText(text: string): Promise<TextRows>;
  /** Gives the session back to the pool. An open transaction is rolled back first. */
  release(): void;
}

export interface PoolLimits {
  /** The maximum wait for the one session. Milliseconds. */
  readonly acquireMilliseconds: number;
  /** Like PostgreSQL's `idle_in_transaction_session_timeout`. Milliseconds. */
  readonly idleMilliseconds: number;
}

/**
 * The embedded database's one session as a node-postgres pool. Clients get the session in the order
 * of their requests. The wait has a limit: a query on the pool inside a transaction waits for the
 * session that the transaction holds, and would never end.
 */
export class EmbeddedPool {
  /** Settles when the last client in the queue has returned the session. */
  #tail: Promise<void> = Promise.resolve();
  #ended = false;
  /** Clients that hold the session or wait for it. */
  #inLine = 0;
  #trips = 0;

  constructor(
    private readonly engine: Engine,
    private readonly limits: PoolLimits,
  ) {}

  async connect(acquireMilliseconds = this.limits.acquireMilliseconds): Promise<EmbeddedClient> {
    if (this.#ended) throw new DatabaseClosedError('The database is closed');
    const turn = this.#tail;
    let free = (): void => undefined;
    const freed = new Promise<void>((resolve) => {
      free = () => {
        this.#inLine--;
        resolve();
      };
    });
    this.#inLine++;
    this.#tail = turn.then(() => freed);
    if (await settlesWithin(turn, acquireMilliseconds)) return this.#acquire(free);
    // A client cannot leave the queue. So a client that has stopped waiting gives the session back
    // as soon as its turn comes.
    void turn.then(free);
    throw new AcquireTimeoutError(acquireMilliseconds);
  }

  /** @param patience the maximum wait for the session, in milliseconds */
  async withClient<Result>(
    use: (client: EmbeddedClient) => Promise<Result>,
    patience?: number,
  ): Promise<Result> {
    const client = await this.connect(patience);
    try {
      return await use(client);
    } finally {
      client.release();
    }
  }

  use(): PoolUse {
    const inUse = Math.min(this.#inLine, 1);
    return { inUse, waiting: this.#inLine - inUse };
  }

  /**
   * The count of round trips begun. Every query uses this pool, so an unchanged count means
   * unchanged data.
   */
  get trips(): number {
    return this.#trips;
  }

  /** Accepts no more clients. Resolves when the queue is empty, or after the acquire limit. */
  async end(): Promise<void> {
    this.#ended = true;
    await settlesWithin(this.#tail, this.limits.acquireMilliseconds);
  }

  #acquire(free: () => void): EmbeddedClient {
    try {
      const session = this.engine.session();
      const send: Session['send'] = (...trip) => {
        this.#trips++;
        return session.send(...trip);
      };
      return new SessionClient({ send }, free, this.limits.idleMilliseconds);
    } catch (error) {
      free();
      throw error;
    }
  }
}

class SessionClient implements EmbeddedClient {
  #over: Error | null = null;
  #inTransaction = false;
  #running = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly session: Session,
    private readonly free: () => void,
    private readonly idleMilliseconds: number,
  ) {}

  async query(
    text: string,
    values: readonly unknown[] = [],
    milliseconds?: number,
  ): Promise<{ command: string; rowCount: number; rows: Row[] }> {
    return toRows(await this.#ask(text, values, milliseconds));
  }

  async queryAsText(text: string): Promise<TextRows> {
    return (await this.#ask(text, [])).rows;
  }

  async send(asked: readonly Asked[]): Promise<readonly Answered[]> {
    const statements = asked.map(({ sql, parameters }) => ({
      text: sql,
      parameters: parameters.map(prepareParameter),
      name: nameOfPrepared(sql),
    }));
    return (await this.#send(statements)).map(toRows);
  }

  release(): void {
    if (!this.#over) this.#end(new Error('This client was given back'));
  }

  async #ask(
    text: string,
    values: readonly unknown[],
    milliseconds?: number,
  ): Promise<EngineResult> {
    const [result] = await this.#send(
      [{ text, parameters: values.map(prepareParameter) }],
      milliseconds,
    );
    return result as EngineResult;
  }

  async #send(
    statements: readonly EngineStatement[],
    milliseconds?: number,
  ): Promise<readonly EngineResult[]> {
    if (this.#over) throw this.#over;
    clearTimeout(this.#idle);
    this.#running++;
    try {
      const { results, error, inTransaction } = await this.session.send(statements, milliseconds);
      this.#inTransaction = inTransaction;
      if (error) throw restoreError(error);
      return results;
    } finally {
      this.#running--;
      if (this.#inTransaction && this.#running === 0 && !this.#over)
        this.#idle = setTimeout(() => this.#end(idleError()), this.idleMilliseconds).unref();
    }
  }

  #end(reason: Error): void {
    clearTimeout(this.#idle);
    this.#over = reason;
    if (this.#inTransaction)
      void this.session.send([{ text: 'rollback', parameters: [] }]).then(this.free, this.free);
    else this.free();
  }
}

function idleError(): Error {
  const message = 'terminating connection due to idle-in-transaction timeout';
  return Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code: '25P03' });
}

function toRows(result: EngineResult): { command: string; rowCount: number; rows: Row[] } {
  const columns = result.fields.map((field) => ({
    name: field.name,
    parse: getTypeParser(field.dataTypeID),
  }));
  const rows = result.rows.map((values) => {
    const row: Row = {};
    columns.forEach(({ name, parse }, index) => {
      const value = values[index];
      row[name] = value == null ? null : parse(value);
    });
    return row;
  });
  return { command: result.command, rowCount: result.rowCount, rows };
}

async function settlesWithin(promise: Promise<void>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    return await Promise.race([promise.then(() => true as const), late]);
  } finally {
    clearTimeout(timer);
  }
}
