/**
 * PostgreSQL's last error before it aborted. Its other lines are ignored: they quote statements,
 * which never go into a log.
 */
export class LastWords {
  #text: string | null = null;

  /** For PGlite's `onStderr`. */
  readonly hear = (line: string): boolean => {
    const [, level, said] = /\b(FATAL|PANIC|DETAIL): {2}(.*)$/.exec(line) ?? [];
    if (level === 'DETAIL') this.#text = this.#text && `${this.#text} (${said})`;
    else if (said !== undefined) this.#text = said;
    return true;
  };

  /**
   * As an error of a statement, with the SQLSTATE where it is known. @param cause the error when
   * PostgreSQL wrote nothing.
   */
  toError(cause: unknown): Error {
    const text = this.#text ?? (cause instanceof Error ? cause.message : String(cause));
    const code = /No space left on device|Quota exceeded/i.test(text) ? '53100' : 'XX000';
    return Object.assign(new Error(text), { code });
  }
}
