// Entry point of the embedded database's thread. In a thread, a long scan does not block the
// server's event loop. The build writes it to `dist/embedded-worker.js` (`startWorkerEngine.ts`).

import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { describeError } from './databaseError';
import type { Engine } from './Engine';
import type { WorkerAnswer, WorkerRequest, WorkerStart } from './messages';
import { openEngine } from './openEngine';

async function serve(port: MessagePort, { folder, files }: WorkerStart): Promise<void> {
  const send = (answer: WorkerAnswer): void => port.postMessage(answer);
  const onBroken = (error: Error): never => {
    send({ kind: 'broken', error: describeError(error) });
    process.exit(1);
  };
  try {
    const engine = await openEngine(folder, { files, onBroken });
    port.on('message', (request: WorkerRequest) => void answer(engine, request).then(send));
    send({ id: 0, kind: 'done' });
  } catch (error) {
    send({ id: 0, kind: 'error', error: describeError(error) });
  }
}

async function answer(engine: Engine, request: WorkerRequest): Promise<WorkerAnswer> {
  const { id } = request;
  try {
    if (request.kind === 'trip')
      return { id, kind: 'answer', answer: await engine.send(request.statements) };
    await engine.close();
    return { id, kind: 'done' };
  } catch (error) {
    return { id, kind: 'error', error: describeError(error) };
  }
}

if (!parentPort) throw new Error('worker.ts runs only as a worker thread');
await serve(parentPort, workerData as WorkerStart);
