import { closeSync, openSync, rmSync, writeSync } from 'node:fs';

/**
 * Creates a file that only the server's user may read. Removes the file if writing fails.
 * @returns the file's descriptor for reading and writing; null if the file exists already
 */
export function createFile(file: string, content: string): number | null {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'wx+', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  }
  try {
    writeSync(descriptor, content, 0);
    return descriptor;
  } catch (error) {
    closeSync(descriptor);
    rmSync(file, { force: true });
    throw Object.assign(error as Error, { path: file });
  }
}
