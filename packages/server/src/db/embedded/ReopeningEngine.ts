import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseClosedError, isDiskFull } from '../errors';
import type { Engine, EngineAnswer, EngineStatement, Session } from './Engine';
import type { WorkerEngine } from './startWorkerEngine';

export interface ReopeningSettings {
  /** The wait before the first try; each further try doubles it. */
  readonly firstWaitMilliseconds: number;
  readonly longestWaitMilliseconds: number;
  /**
   * Gives up after this many failed tries in a row. A try that fails for a full disk does not
   * count.
   */
  readonly tries: number;
}

// The tries take about two minutes. After them, a person or a supervisor must restart the process.
const usual: ReopeningSettings = {
  firstWaitMilliseconds: 500,
  longestWaitMilliseconds: 30_000,
  tries: 8,
};

export interface ReopeningEvents {
  /** Called when the engine has died, and when a try to open it again has failed. */
  onError(error: unknown): void;
  onReopened(): void;
  onLost(error: Error): void;
}

/** An engine that opens again after its worker dies. Queries meanwhile fail and can be retried. */
export class ReopeningEngine implements Engine {
  readonly #closing = new AbortController();
  #engine: WorkerEngine | null;
  #statementMilliseconds = 0;
  readonly #keptOpen: Promise<void>;

  private constructor(
    engine: WorkerEngine,
    private readonly start: () => Promise<WorkerEngine>,
    private readonly events: ReopeningEvents,
    private readonly settings: ReopeningSettings,
  ) {
    this.#engine = engine;
    this.#keptOpen = this.#keepOpen(engine);
  }

  /** @throws the error of the first opening; `open` does not retry. */
  static async open(
    start: () => Promise<WorkerEngine>,
    events: ReopeningEvents,
    settings: ReopeningSettings = usual,
  ): Promise<ReopeningEngine> {
    return new ReopeningEngine(await start(), start, events, settings);
  }

  get isOpen(): boolean {
    return this.#engine !== null;
  }

  /** Sets the timeout of later statements, like PostgreSQL's `statement_timeout`. */
  limitStatements(milliseconds: number): void {
    this.#statementMilliseconds = milliseconds;
  }

  session(): Session {
    const engine = this.#engine;
    if (!engine) throw new DatabaseClosedError('The embedded database is being opened again');
    return {
      send: (statements, milliseconds = this.#statementMilliseconds) =>
        engine.send(statements, milliseconds),
    };
  }

  async send(statements: readonly EngineStatement[], milliseconds?: number): Promise<EngineAnswer> {
    return await this.session().send(statements, milliseconds);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const engine = this.#engine;
    this.#engine = null;
    await engine?.close();
    await this.#keptOpen;
  }

  /** Ends the engine at once and for good, even while a statement runs. */
  async abandon(): Promise<void> {
    this.#closing.abort();
    const engine = this.#engine;
    this.#engine = null;
    await engine?.terminate();
  }

  async #keepOpen(first: WorkerEngine): Promise<void> {
    let engine: WorkerEngine | null = first;
    let wait = this.settings.firstWaitMilliseconds;
    while (engine) {
      const opened = Date.now();
      const reason: Error = await engine.gone;
      if (this.#closing.signal.aborted) return;
      this.#engine = null;
      this.events.onError(reason);
      // The wait starts small only after a long run. Otherwise a worker that dies at once would
      // keep the CPU busy.
      wait =
        Date.now() - opened < this.settings.longestWaitMilliseconds
          ? this.#double(wait)
          : this.settings.firstWaitMilliseconds;
      engine = await this.#reopen(wait);
    }
  }

  /** @returns null when the database stays closed: it is being closed, or all tries have failed. */
  async #reopen(firstWait: number): Promise<WorkerEngine | null> {
    let wait = firstWait;
    for (let failures = 0; ; wait = this.#double(wait)) {
      await sleep(wait, undefined, { signal: this.#closing.signal }).catch(() => undefined);
      if (this.#closing.signal.aborted) return null;
      try {
        return await this.#welcome(await this.start());
      } catch (error) {
        this.events.onError(error);
        if (!isDiskFull(error)) failures++;
        if (failures < this.settings.tries) continue;
        this.events.onLost(error as Error);
        return null;
      }
    }
  }

  async #welcome(engine: WorkerEngine): Promise<WorkerEngine | null> {
    if (this.#closing.signal.aborted) {
      await engine.close();
      return null;
    }
    this.#engine = engine;
    this.events.onReopened();
    return engine;
  }

  #double(wait: number): number {
    return Math.min(2 * wait, this.settings.longestWaitMilliseconds);
  }
}
