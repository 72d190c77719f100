import { Worker } from 'node:worker_threads';
import type { DatabaseClosedError } from '../errors';
import type { Engine, EngineAnswer } from './Engine';
import type { WorkerStart } from './messages';
import { WorkerLink } from './WorkerLink';

export interface WorkerEngine extends Engine {
  /** The reason when the worker is closed or dead. Every later query fails with it. */
  readonly gone: Promise<DatabaseClosedError>;
  /** Ends the worker, even while a statement runs. Every answered commit is already on disk. */
  terminate(): Promise<void>;
}

/**
 * Opens the embedded database in a worker thread. The worker ends when PostgreSQL aborts or a
 * statement passes its timeout: a running statement cannot be stopped in another way.
 *
 * @throws the error of opening. When the worker dies later, every query fails with
 * `DatabaseClosedError`.
 */
export async function startWorkerEngine(workerData: WorkerStart): Promise<WorkerEngine> {
  const worker = startWorker(workerData);
  const link = new WorkerLink(worker);
  const terminate = async (): Promise<void> => {
    await worker.terminate();
  };
  try {
    await link.answerTo(0);
  } catch (error) {
    await terminate();
    throw error;
  }
  const engine: WorkerEngine = {
    send: async (statements, milliseconds = 0) =>
      (await link.askWithin(milliseconds, { kind: 'trip', statements })) as EngineAnswer,
    session: () => engine,
    close: async () => {
      try {
        await link.ask({ kind: 'close' });
      } finally {
        await terminate();
      }
    },
    gone: link.gone,
    terminate,
  };
  return engine;
}

/**
 * In the build, the bundled `worker.ts` is `dist/embedded-worker.js`, beside this module's bundle.
 * In vitest and tsx, `worker.dev.mjs` registers a loader for TypeScript and starts `worker.ts`.
 */
function startWorker(workerData: WorkerStart): Worker {
  const entry = import.meta.url.endsWith('.ts') ? './worker.dev.mjs' : './embedded-worker.js';
  return new Worker(new URL(entry, import.meta.url), { workerData });
}
