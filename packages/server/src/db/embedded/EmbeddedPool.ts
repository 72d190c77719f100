import { AcquireTimeoutError, DatabaseClosedError } from '../errors';
import type { TextRows } from '../Snapshot';
import { getTypeParser, prepareParameter } from '../values';
import type { Engine, EngineResult } from './Engine';

type Row = Record<string, unknown>;

/** What Kysely's PostgresDialect asks of a client. */
export interface EmbeddedClient {
  query(text: string, values?: readonly unknown[]): Promise<{ command: string; rowCount: number; rows: Row[] }>;
  /** The same with every value as PostgreSQL writes it. */
  queryAsText(text: string): Promise<TextRows>;
  /** Gives the session back, after undoing a transaction left open. */
  release(): void;
}

/**
 * The embedded database's one session in the shape of a node-postgres pool: clients take turns in the order in which
 * they asked. The wait has a limit, because a query on the pool inside a transaction would wait for itself forever.
 */
export class EmbeddedPool {
  /** Settled when the last client in line has given the session back. */
  #tail: Promise<void> = Promise.resolve();
  #ended = false;

  constructor(
    private readonly engine: Engine,
    private readonly acquireMilliseconds: number,
  ) {}

  async connect(acquireMilliseconds = this.acquireMilliseconds): Promise<EmbeddedClient> {
    if (this.#ended) throw new DatabaseClosedError('The database is closed');
    const turn = this.#tail;
    let free = (): void => undefined;
    const freed = new Promise<void>((resolve) => {
      free = resolve;
    });
    this.#tail = turn.then(() => freed);
    if (await settlesWithin(turn, acquireMilliseconds)) return this.#client(free);
    // The place in line cannot be left, only passed on at once when it comes.
    void turn.then(free);
    throw new AcquireTimeoutError(acquireMilliseconds);
  }

  /** No more clients; resolves when those in line have finished, or when the limit of waiting has passed. */
  async end(): Promise<void> {
    this.#ended = true;
    await settlesWithin(this.#tail, this.acquireMilliseconds);
  }

  #client(free: () => void): EmbeddedClient {
    let released = false;
    let inTransaction = false;
    const run = async (text: string, values: readonly unknown[]): Promise<EngineResult> => {
      if (released) throw new Error('This client was given back');
      const result = await this.engine.query(text, values.map(prepareParameter));
      inTransaction = result.inTransaction;
      return result;
    };
    return {
      query: async (text, values = []) => toRows(await run(text, values)),
      queryAsText: async (text) => (await run(text, [])).rows,
      release: () => {
        if (released) return;
        released = true;
        if (inTransaction) void this.engine.query('rollback', []).then(free, free);
        else free();
      },
    };
  }
}

function toRows(result: EngineResult): { command: string; rowCount: number; rows: Row[] } {
  const columns = result.fields.map((field) => ({ name: field.name, parse: getTypeParser(field.dataTypeID) }));
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
