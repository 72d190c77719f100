import type { ErrorDescription } from './databaseError';

/** A statement as it is sent to the worker. */
export interface EngineStatement {
  readonly text: string;
  /** In the text form of their type. */
  readonly parameters: readonly (string | null)[];
  /**
   * The name of the prepared statement, parsed once a session; undefined for a statement that is
   * parsed each time.
   */
  readonly name?: string | undefined;
}

/**
 * A result as the worker sends it. The values are still PostgreSQL's text, so cloning loses
 * nothing.
 */
export interface EngineResult {
  /** `SELECT`, `INSERT` … */
  readonly command: string;
  readonly rowCount: number;
  readonly fields: readonly EngineField[];
  readonly rows: readonly (readonly (string | null)[])[];
}

/** A column of a result. */
export interface EngineField {
  readonly name: string;
  readonly dataTypeID: number;
}

/** The answer to one round trip. */
export interface EngineAnswer {
  /** One for each statement; empty when a statement failed. */
  readonly results: readonly EngineResult[];
  /** The error of the first failed statement; null without one. */
  readonly error: ErrorDescription | null;
  /** Whether the session is inside a transaction now. */
  readonly inTransaction: boolean;
}

export interface Session {
  /**
   * Runs statements one after the other in one round trip. In a transaction, the statements after a
   * failed one do nothing. Rejects only when there is no answer.
   *
   * @param milliseconds the timeout of all of them, where it is not the usual one; 0 = none.
   */
  send(statements: readonly EngineStatement[], milliseconds?: number): Promise<EngineAnswer>;
}

/** The embedded database: one session that runs one statement after the other. */
export interface Engine extends Session {
  /**
   * The present session. A transaction keeps its session: after the database has been opened again,
   * statements of the old session fail. They never run in the new one, outside their transaction.
   *
   * @throws DatabaseClosedError while there is none.
   */
  session(): Session;
  /** Writes a last checkpoint and closes the files. */
  close(): Promise<void>;
}
