import { readFileSync } from 'node:fs';

/** What a process and its threads hold in memory, in kilobytes. Linux alone tells. */
export const memoryOf = (pid: number): number => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
