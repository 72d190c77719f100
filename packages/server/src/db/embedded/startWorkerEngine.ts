import { Worker } from 'node:worker_threads';
import { DatabaseClosedError } from '../errors';
import { restoreError } from './databaseError';
import type { Engine, EngineResult } from './Engine';
import type { WorkerAnswer, WorkerRequest, WorkerStart } from './messages';

type WithoutId<Request> = Request extends unknown ? Omit<Request, 'id'> : never;

interface Waiting {
  resolve(result: EngineResult | null): void;
  reject(error: Error): void;
}

/**
 * Opens the embedded database in a worker thread.
 *
 * @param folder where its files are.
 * @throws the error of opening. Once open, a worker that dies fails every query with `DatabaseClosedError`.
 */
export async function startWorkerEngine(folder: string): Promise<Engine & { terminate(): Promise<void> }> {
  const worker = startWorker({ folder });
  const waiting = new Map<number, Waiting>();
  let nextId = 1;
  let gone: DatabaseClosedError | undefined;

  const fail = (reason: string): void => {
    gone ??= new DatabaseClosedError(reason);
    for (const { reject } of waiting.values()) reject(gone);
    waiting.clear();
  };
  const waitFor = (id: number): Promise<EngineResult | null> => new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  const ask = (request: WithoutId<WorkerRequest>): Promise<EngineResult | null> => {
    if (gone) return Promise.reject(gone);
    const id = nextId++;
    worker.postMessage({ ...request, id });
    return waitFor(id);
  };

  worker.on('message', (answer: WorkerAnswer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.kind === 'error') asked?.reject(restoreError(answer.error));
    else asked?.resolve(answer.kind === 'result' ? answer.result : null);
  });
  worker.on('error', (error) => fail(`The embedded database stopped: ${error.message}`));
  worker.on('exit', () => fail('The embedded database is closed'));

  const terminate = async (): Promise<void> => {
    await worker.terminate();
  };
  try {
    await waitFor(0);
  } catch (error) {
    await terminate();
    throw error;
  }
  return {
    query: async (text, parameters) => (await ask({ kind: 'query', text, parameters })) as EngineResult,
    close: async () => {
      try {
        await ask({ kind: 'close' });
      } finally {
        await terminate();
      }
    },
    terminate,
  };
}

/**
 * Two layouts, told apart by how this very module is loaded:
 * - built: `dist/main.js`, with the bundled `worker.ts` beside it as `dist/embedded-worker.js`;
 * - source, under vitest or tsx: `worker.ts`, through a starter that brings a loader for TypeScript.
 */
function startWorker(workerData: WorkerStart): Worker {
  const entry = import.meta.url.endsWith('.ts') ? './worker.dev.mjs' : './embedded-worker.js';
  return new Worker(new URL(entry, import.meta.url), { workerData });
}
