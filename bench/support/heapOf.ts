import { inProject } from './paths';
import { runNode } from './runNode';

/** A node process's memory after garbage collection, in kilobytes (`bench/peers/heap.mjs`). */
export const heapOf = async (pid: number): Promise<number> =>
  Number(
    await runNode(['--experimental-websocket', inProject('bench/peers/heap.mjs'), String(pid)]),
  );
