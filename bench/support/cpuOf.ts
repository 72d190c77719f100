import { readFileSync } from 'node:fs';

/** Of `/proc/<pid>/stat`, counted in ticks of a hundredth of a second. */
const TICK = 0.01;

/** A process's own time and that of its children that have ended, in seconds; 0 for one that is gone. */
function timeOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0) * TICK;
  } catch {
    return 0;
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
}

/** What a process and all below it have used of the processors so far, in seconds. Linux alone tells. */
export const cpuOf = (pid: number): number =>
  timeOf(pid) + childrenOf(pid).reduce((sum, child) => sum + cpuOf(child), 0);
