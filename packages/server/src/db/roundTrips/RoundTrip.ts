/** A statement with `$1`, `$2`… in place of the values. */
export interface Asked {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface Answered {
  /** `SELECT`, `INSERT` … */
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: unknown[];
}

export interface BatchClient {
  /**
   * In a transaction the statements after a failed statement do nothing.
   * @throws the error of the first failed statement, when all statements have ended.
   */
  send(asked: readonly Asked[]): Promise<readonly Answered[]>;
  release(): void;
}

export interface BatchPool {
  connect(): Promise<BatchClient>;
  end(): Promise<void>;
}

/**
 * Waits until all statements have ended.
 * @throws the error of the first failed statement; later errors only say that their statements did
 * not run
 */
export async function settleBatch(answers: readonly Promise<Answered>[]): Promise<Answered[]> {
  const settled = await Promise.allSettled(answers);
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}
