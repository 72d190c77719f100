import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies a process across machines, containers and reused PIDs. */
export interface ProcessIdentity {
  readonly pid: number;
  /** The start time in ticks since boot; null where the system gives none. */
  readonly started: string | null;
  readonly host: string;
  /** The scope of `pid`: machine, boot and PID namespace. */
  readonly place: string;
}

export function readOwnIdentity(): ProcessIdentity {
  const host = hostname();
  const place = [
    host,
    tryRead(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    tryRead(() => readlinkSync('/proc/self/ns/pid')),
  ];
  return { pid: process.pid, started: readStart(process.pid), host, place: place.join(' ') };
}

/** Whether a process is running; null if its PID belongs to another `place`. */
export function isAlive(other: ProcessIdentity): boolean | null {
  if (other.place !== readOwnIdentity().place) return null;
  try {
    process.kill(other.pid, 0);
  } catch (error) {
    // EPERM: the process runs under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return other.started === null || other.started === readStart(other.pid);
}

/** Field 22 of /proc/<pid>/stat. The name in field 2 may contain spaces and parentheses. */
function readStart(pid: number): string | null {
  const stat = tryRead(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

function tryRead(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}
