/**
 * What PostgreSQL wrote last before it gave up. Its other lines are left unheard: they quote statements, which belong in no log.
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

  /** As an error like those of a statement: with the SQLSTATE, where one can be told. @param cause tells it when PostgreSQL said nothing. */
  toError(cause: unknown): Error {
    const text = this.#text ?? (cause instanceof Error ? cause.message : String(cause));
    const code = /No space left on device|Quota exceeded/i.test(text) ? '53100' : 'XX000';
    return Object.assign(new Error(text), { code });
  }
}
