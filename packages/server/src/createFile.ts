import { closeSync, openSync, rmSync, writeSync } from 'node:fs';

/**
 * Makes a file that is not there yet, for the server alone to read; one that could not be filled is taken away again.
 *
 * @returns its descriptor, open for reading and writing, or null when there is a file already.
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
