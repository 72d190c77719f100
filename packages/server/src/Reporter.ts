import type { FastifyBaseLogger } from 'fastify';
import { explainError } from './explainError';

/** Reports events outside requests. It writes to the terminal until `use` sets the server's log. */
export class Reporter {
  #log: FastifyBaseLogger | null = null;

  use(log: FastifyBaseLogger): void {
    this.#log = log;
  }

  readonly notice = (text: string): void => {
    if (this.#log) this.#log.warn(text);
    else console.error(text);
  };

  readonly error = (error: unknown): void => this.#tell('error', error);

  readonly fatal = (error: unknown): void => this.#tell('fatal', error);

  #tell(level: 'error' | 'fatal', error: unknown): void {
    const text = explainError(error);
    if (this.#log)
      this.#log[level](
        { err: error },
        text ?? (error instanceof Error ? error.message : String(error)),
      );
    else console.error(text ?? error);
  }
}
