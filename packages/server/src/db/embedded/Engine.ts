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

/** The embedded database: one session that runs one statement after the other. */
export interface Engine {
  /** Runs one statement; parameters are in the text form of their type. Rejects with `pg.DatabaseError`. */
  query(text: string, parameters: readonly (string | null)[]): Promise<EngineResult>;
  /** Writes a last checkpoint and closes the files. */
  close(): Promise<void>;
}
