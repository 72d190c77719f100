import { inProject } from './paths';
import { runNode } from './runNode';

/** What one of node's processes holds once it has thrown away what nobody needs, in kilobytes (`bench/peers/heap.mjs`). */
export const heapOf = async (pid: number): Promise<number> =>
  Number(
    await runNode(['--experimental-websocket', inProject('bench/peers/heap.mjs'), String(pid)]),
  );
