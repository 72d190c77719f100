import { ftruncateSync, readFileSync, readSync, statSync, writeSync } from 'node:fs';
import { isAlive, type ProcessIdentity } from './processIdentity';

export interface LockContent extends ProcessIdentity {
  readonly token: string;
  /** The last beat, in milliseconds since 1970. */
  readonly time: number;
}

/** The bytes to read; every lock file is shorter. */
const MAX_BYTES = 4_096;

/**
 * @param file a path, or the descriptor of an open file
 * @returns null for a missing or half-written file
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

/**
 * Overwrites the file. If the new content has the same length, the write needs no new disk space.
 */
export function writeLock(descriptor: number, content: string): void {
  ftruncateSync(descriptor, writeSync(descriptor, content, 0));
}

/** Milliseconds since the file was written; 0 for a missing file. */
export function ageOf(file: string): number {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return written === undefined ? 0 : Date.now() - written;
}

/**
 * Whether a process still holds the lock.
 * @param holder the file's content; null = the file cannot be read
 */
export function isHeld(
  file: string,
  holder: LockContent | null,
  staleMilliseconds: number,
): boolean {
  // The file is half written: its process is starting, or died at its start.
  if (holder === null) return ageOf(file) <= staleMilliseconds;
  const alive = isAlive(holder);
  if (alive === false) return false;
  // With a known start time, `alive` is certain. The process holds the folder even if its heartbeat
  // has stopped.
  if (alive === true && holder.started !== null) return true;
  return Date.now() - holder.time <= staleMilliseconds;
}

export function describeHolder(holder: LockContent | null): string {
  return holder === null
    ? 'otro proceso que está arrancando'
    : `proceso ${holder.pid} en «${holder.host}»`;
}
