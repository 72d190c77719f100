import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { UsageError } from '../errors';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const readText = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** The process that is at a lote, by the file that says so; null when it has ended, as a blow ends it. */
export function readHolder(path: string): number | null {
  const pid = Number(readText(path));
  return Number.isSafeInteger(pid) && pid > 0 && isAlive(pid) ? pid : null;
}

const createHeld = (pid: number | string) =>
  new UsageError(`Ese lote se está enviando ahora (proceso ${pid}).`);

/** Makes a file that only the person can read. @returns it, open */
export function writeNew(path: string, text: string): number {
  const file = openSync(path, 'wx', 0o600);
  writeSync(file, text);
  return file;
}

/** Takes away what a process left that has ended. Of two who do so at once one finds that what it took is the other's, and gives it back. */
function dropStale(path: string): void {
  const seen = readText(path);
  if (seen === null) return;
  const taken = `${path}.${process.pid}`;
  renameSync(path, taken);
  if (readText(taken) !== seen) {
    renameSync(taken, path);
    throw createHeld(seen);
  }
  rmSync(taken);
}

/** Writes who is at it, whole or not at all. @throws where somebody is. */
function writeHolder(path: string): void {
  const fresh = `${path}.${process.pid}`;
  rmSync(fresh, { force: true });
  closeSync(writeNew(fresh, String(process.pid)));
  try {
    linkSync(fresh, path);
  } finally {
    rmSync(fresh);
  }
}

/** Takes a lote for this process: two that send the same would both tell of it. @throws UsageError while another is at it. */
export function hold(path: string): void {
  const pid = readHolder(path);
  if (pid !== null) throw createHeld(pid);
  try {
    dropStale(path);
    writeHolder(path);
  } catch (error) {
    throw ['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')
      ? createHeld(readText(path) ?? '')
      : error;
  }
}
