import { readFileSync } from 'node:fs';

/** `/proc/<pid>/stat` counts in hundredths of a second. */
const TICK = 0.01;

/** CPU seconds of a process and its ended children; 0 if it is gone. */
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

/** CPU seconds of a process and its descendants so far. Linux only. */
export const cpuOf = (pid: number): number =>
  timeOf(pid) + childrenOf(pid).reduce((sum, child) => sum + cpuOf(child), 0);
