import type { FastifyBaseLogger } from 'fastify';

/** Says of each line which request it is about. Made when there is a first line: most requests only learn that nothing has changed, and leave none. */
export class RequestLogger implements FastifyBaseLogger {
  #made: FastifyBaseLogger | null = null;

  constructor(private readonly make: () => FastifyBaseLogger) {}

  get #log(): FastifyBaseLogger {
    this.#made ??= this.make();
    return this.#made;
  }

  get level(): string {
    return this.#log.level;
  }

  set level(level: string) {
    this.#log.level = level;
  }

  fatal(...line: readonly unknown[]): void {
    this.#log.fatal(...(line as [object]));
  }

  error(...line: readonly unknown[]): void {
    this.#log.error(...(line as [object]));
  }

  warn(...line: readonly unknown[]): void {
    this.#log.warn(...(line as [object]));
  }

  info(...line: readonly unknown[]): void {
    this.#log.info(...(line as [object]));
  }

  debug(...line: readonly unknown[]): void {
    this.#log.debug(...(line as [object]));
  }

  trace(...line: readonly unknown[]): void {
    this.#log.trace(...(line as [object]));
  }

  silent(...line: readonly unknown[]): void {
    this.#log.silent(...(line as [object]));
  }

  child(...settings: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#log.child(...settings);
  }
}
