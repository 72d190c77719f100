import type { ErrorDescription } from './databaseError';

export interface EngineStatement {
  readonly text: string;
  /** Each value as PostgreSQL's text of its type. */
  readonly parameters: readonly (string | null)[];
  /** A named statement is parsed once per session; a statement without a name, each time. */
  readonly name?: string | undefined;
}

/**
 * A result from the worker. The values are PostgreSQL's text, so the copy between threads is exact.
 */
export interface EngineResult {
  readonly command: string;
  readonly rowCount: number;
  readonly fields: readonly EngineField[];
  readonly rows: readonly (readonly (string | null)[])[];
}

export interface EngineField {
  readonly name: string;
  readonly dataTypeID: number;
}

export interface EngineAnswer {
  /** One per statement; empty when a statement failed. */
  readonly results: readonly EngineResult[];
  readonly error: ErrorDescription | null;
  /** Whether the session is in a transaction after the round trip. */
  readonly inTransaction: boolean;
}

export interface Session {
  /**
   * Runs statements in order in one round trip. In a transaction, the statements after a failed
   * statement do nothing. A failed statement is in the answer's `error`; the promise rejects only
   * when there is no answer.
   *
   * @param milliseconds the timeout of the round trip; the default one if omitted, 0 = none
   */
  send(statements: readonly EngineStatement[], milliseconds?: number): Promise<EngineAnswer>;
}

export interface Engine extends Session {
  /**
   * The present session. A transaction keeps its session. After the database has been opened again,
   * statements of the old session fail. They never run in the new session, where they would be
   * outside their transaction.
   *
   * @throws DatabaseClosedError while the database is not open.
   */
  session(): Session;
  /** Writes a last checkpoint and closes the files. */
  close(): Promise<void>;
}
