import type { ErrorDescription } from './databaseError';

/** A statement as it crosses to the worker. */
export interface EngineStatement {
  readonly text: string;
  /** In the text form of their type. */
  readonly parameters: readonly (string | null)[];
  /** Under which it is parsed once a session; undefined for what is parsed each time. */
  readonly name?: string | undefined;
}

/** A result as it crosses from the worker: values still as PostgreSQL writes them, so nothing is lost by cloning. */
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

/** What a trip came to. */
export interface EngineAnswer {
  /** One for each statement; empty when one of them failed. */
  readonly results: readonly EngineResult[];
  /** What the first that failed says; null when none did. */
  readonly error: ErrorDescription | null;
  /** Whether the session stands inside a transaction now. */
  readonly inTransaction: boolean;
}

export interface Session {
  /**
   * Runs statements one after the other, all in one trip; in a transaction those behind one that failed do nothing. Rejects only when there is no answer.
   *
   * @param milliseconds how long all of it may take, where that is not the usual; 0 is for ever.
   */
  send(statements: readonly EngineStatement[], milliseconds?: number): Promise<EngineAnswer>;
}

/** The embedded database: one session that runs one statement after the other. */
export interface Engine extends Session {
  /**
   * The session of now. Whoever has begun a transaction keeps it: when the database is opened again, statements of the old session fail instead
   * of running in the new one, outside their transaction.
   *
   * @throws DatabaseClosedError while there is none.
   */
  session(): Session;
  /** Writes a last checkpoint and closes the files. */
  close(): Promise<void>;
}
