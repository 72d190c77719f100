/** A statement to send, with `$1`, `$2`… in place of its values. */
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

/** A connection that sends several statements in one round trip. */
export interface BatchClient {
  /**
   * Runs statements in order. In a transaction the statements after a failed one do nothing.
   * @throws the error of the first that failed, when all of them have ended.
   */
  send(asked: readonly Asked[]): Promise<readonly Answered[]>;
  release(): void;
}

export interface BatchPool {
  connect(): Promise<BatchClient>;
  end(): Promise<void>;
}

/**
 * Waits for all answers of a round trip.
 * @throws the error of the first failed statement; the later errors only say that they were not
 * run.
 */
export async function settleBatch(answers: readonly Promise<Answered>[]): Promise<Answered[]> {
  const settled = await Promise.allSettled(answers);
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}
