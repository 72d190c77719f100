import type { Worker } from 'node:worker_threads';
import pg from 'pg';
import { DatabaseClosedError } from '../errors';
import { restoreError } from './databaseError';
import type { EngineAnswer } from './Engine';
import type { WorkerAnswer, WorkerRequest } from './messages';

type WithoutId<Request> = Request extends unknown ? Omit<Request, 'id'> : never;

interface Waiting {
  resolve(answer: EngineAnswer | null): void;
  reject(error: Error): void;
}

/** Pairs the requests to the worker with its answers. */
export class WorkerLink {
  readonly gone: Promise<DatabaseClosedError>;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #reason: DatabaseClosedError | undefined;
  #resolveGone: (reason: DatabaseClosedError) => void = () => undefined;

  constructor(private readonly worker: Worker) {
    this.gone = new Promise((resolve) => {
      this.#resolveGone = resolve;
    });
    worker.on('message', (answer: WorkerAnswer) => this.#take(answer));
    worker.on('error', (error) =>
      this.#fail(
        new DatabaseClosedError(`The embedded database stopped: ${error.message}`, {
          cause: error,
        }),
      ),
    );
    worker.on('exit', () => this.#fail(new DatabaseClosedError('The embedded database is closed')));
  }

  answerTo(id: number): Promise<EngineAnswer | null> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  ask(request: WithoutId<WorkerRequest>): Promise<EngineAnswer | null> {
    if (this.#reason) return Promise.reject(this.#reason);
    const id = this.#nextId++;
    this.worker.postMessage({ ...request, id });
    return this.answerTo(id);
  }

  /** Ends the worker when it gives no answer within `milliseconds`; 0 = no limit. */
  async askWithin(
    milliseconds: number,
    request: WithoutId<WorkerRequest>,
  ): Promise<EngineAnswer | null> {
    if (milliseconds === 0) return await this.ask(request);
    const id = this.#nextId;
    const timer = setTimeout(() => this.#giveUp(id, milliseconds), milliseconds);
    try {
      return await this.ask(request);
    } finally {
      clearTimeout(timer);
    }
  }

  #giveUp(id: number, milliseconds: number): void {
    const message = 'canceling statement due to statement timeout';
    this.#waiting
      .get(id)
      ?.reject(
        Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code: '57014' }),
      );
    this.#waiting.delete(id);
    this.#fail(
      new DatabaseClosedError(
        `The embedded database was ended: a statement had not finished after ${milliseconds} ms`,
      ),
    );
    void this.worker.terminate();
  }

  #take(answer: WorkerAnswer): void {
    if (answer.kind === 'broken') {
      const cause = restoreError(answer.error);
      this.#fail(
        new DatabaseClosedError(`The embedded database aborted: ${cause.message}`, { cause }),
      );
      return;
    }
    const asked = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.kind === 'error') asked?.reject(restoreError(answer.error));
    else asked?.resolve(answer.kind === 'answer' ? answer.answer : null);
  }

  #fail(reason: DatabaseClosedError): void {
    this.#reason ??= reason;
    for (const { reject } of this.#waiting.values()) reject(this.#reason);
    this.#waiting.clear();
    this.#resolveGone(this.#reason);
  }
}
