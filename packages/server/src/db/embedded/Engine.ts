/** A result as it crosses from the worker: values still as PostgreSQL writes them, so nothing is lost by cloning. */
export interface EngineResult {
  /** `SELECT`, `INSERT` … */
  readonly command: string;
  readonly rowCount: number;
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
  readonly rows: readonly (readonly (string | null)[])[];
  /** Whether the session stands inside a transaction after this statement. */
  readonly inTransaction: boolean;
}

export interface Session {
  /**
   * Runs one statement; parameters are in the text form of their type. Rejects with `pg.DatabaseError`.
   *
   * @param milliseconds how long it may take, where that is not the usual; 0 is for ever.
   */
  query(text: string, parameters: readonly (string | null)[], milliseconds?: number): Promise<EngineResult>;
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
