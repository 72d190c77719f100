import { ftruncateSync, readFileSync, readSync, statSync, writeSync } from 'node:fs';
import { isAlive, type ProcessIdentity } from './processIdentity';

/** The content of a lock file. */
export interface LockContent extends ProcessIdentity {
  readonly token: string;
  /** Milliseconds since 1970 of the last beat. */
  readonly time: number;
}

/** More than any lock file holds. */
const MAX_BYTES = 4_096;

/**
 * @param file a path, or the descriptor of an open file. @returns null where there is none, or one
 * that is half written.
 */
export function readLock(file: string | number): LockContent | null {
  try {
    return JSON.parse(
      typeof file === 'string' ? readFileSync(file, 'utf8') : readOpen(file),
    ) as LockContent;
  } catch {
    return null;
  }
}

function readOpen(descriptor: number): string {
  const buffer = Buffer.alloc(MAX_BYTES);
  return buffer.toString('utf8', 0, readSync(descriptor, buffer, 0, MAX_BYTES, 0));
}

/** Overwrites the content of a file; content of the same length needs no new room on the disk. */
export function writeLock(descriptor: number, content: string): void {
  ftruncateSync(descriptor, writeSync(descriptor, content, 0));
}

/** Milliseconds since the file was written; 0 when there is none. */
export function ageOf(file: string): number {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return written === undefined ? 0 : Date.now() - written;
}

/** Whether a process holds the file. */
export function isHeld(
  file: string,
  holder: LockContent | null,
  staleMilliseconds: number,
): boolean {
  // Unreadable: half written by a process that is starting, or died while starting.
  if (holder === null) return ageOf(file) <= staleMilliseconds;
  const alive = isAlive(holder);
  if (alive === false) return false;
  // With a known start time, "alive" is certain: such a process holds the folder even if its beat
  // has stopped.
  if (alive === true && holder.started !== null) return true;
  return Date.now() - holder.time <= staleMilliseconds;
}

/** The holder of the file, in words for people. */
export function describeHolder(holder: LockContent | null): string {
  return holder === null
    ? 'otro proceso que está arrancando'
    : `proceso ${holder.pid} en «${holder.host}»`;
}
