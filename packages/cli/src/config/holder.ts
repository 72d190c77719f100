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

/** The id of the process that holds the lock of a bulk run; null if that process has ended. */
export function readHolder(path: string): number | null {
  const pid = Number(readText(path));
  return Number.isSafeInteger(pid) && pid > 0 && isAlive(pid) ? pid : null;
}

const createHeld = (pid: number | string) =>
  new UsageError(`Ese lote se está enviando ahora (proceso ${pid}).`);

export function writeNew(path: string, text: string): number {
  const file = openSync(path, 'wx', 0o600);
  writeSync(file, text);
  return file;
}

/**
 * Removes the lock of a process that has ended. If another process has replaced the lock meanwhile,
 * the renamed file contains another process id. This function then restores the file and throws.
 */
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

/** Writes the lock file atomically. @throws if the file exists */
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

/**
 * Takes the lock of a bulk run: two processes must not send the same run. @throws UsageError when
 * another process has it
 */
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
