import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isAlive, type ProcessIdentity, readOwnIdentity } from './processIdentity';

interface Content extends ProcessIdentity {
  readonly token: string;
  /** Milliseconds since 1970 of the last beat. */
  readonly time: number;
}

export interface HeartbeatSettings {
  readonly beatMilliseconds: number;
  /** A beat older than this is of a process that is gone, unless its number says that it runs. */
  readonly staleMilliseconds: number;
}

const usual: HeartbeatSettings = { beatMilliseconds: 5_000, staleMilliseconds: 30_000 };

/**
 * Takes a folder by a file that is written again every few seconds. It works across containers and machines that
 * share the folder. On the same machine a dead holder is known by its process number, so nobody waits after a kill -9.
 */
export class HeartbeatLock {
  readonly #token = randomUUID();
  #timer: NodeJS.Timeout | undefined;

  private constructor(
    private readonly file: string,
    private readonly onLost: () => void,
  ) {}

  /**
   * @param onLost called once when another process has taken the file: stop writing at once.
   * @returns the lock, or who holds it, in words for people.
   */
  static acquire(file: string, onLost: () => void, settings: HeartbeatSettings = usual): HeartbeatLock | string {
    const lock = new HeartbeatLock(file, onLost);
    if (!lock.#create()) {
      const holder = lock.#takeOver(settings.staleMilliseconds);
      if (holder !== null) return holder;
    }
    lock.#timer = setInterval(() => lock.#beat(), settings.beatMilliseconds);
    lock.#timer.unref();
    return lock;
  }

  /** Who holds the file, in words for people. */
  static describeHolder(file: string): string {
    return describe(read(file));
  }

  release(): void {
    clearInterval(this.#timer);
    if (read(this.file)?.token === this.#token) rmSync(this.file, { force: true });
  }

  #content(): string {
    return JSON.stringify({ ...readOwnIdentity(), token: this.#token, time: Date.now() } satisfies Content);
  }

  #create(): boolean {
    return createExclusively(this.file, this.#content());
  }

  /**
   * Replaces the file of a holder that is gone. Two that find it at once must not both win, so whoever looks does so
   * under a second file, held for an instant. A crash in that instant leaves it behind; it then ages like a beat.
   */
  #takeOver(staleMilliseconds: number): string | null {
    const guard = `${this.file}.relevo`;
    if (ageOf(guard) > staleMilliseconds) rmSync(guard, { force: true });
    if (!createExclusively(guard, this.#token)) return 'otro proceso que está arrancando';
    try {
      const holder = read(this.file);
      if (isHeld(this.file, holder, staleMilliseconds)) return describe(holder);
      this.#replace();
      return null;
    } finally {
      rmSync(guard, { force: true });
    }
  }

  #beat(): void {
    const current = read(this.file);
    // Removed by hand: take it again, unless somebody was faster.
    if (current === null && this.#create()) return;
    if (current?.token === this.#token) {
      this.#replace();
      return;
    }
    clearInterval(this.#timer);
    this.onLost();
  }

  /** By renaming, so that a reader never sees half a file. */
  #replace(): void {
    const fresh = `${this.file}.${this.#token}`;
    writeFileSync(fresh, this.#content(), { mode: 0o600 });
    renameSync(fresh, this.file);
  }
}

function isHeld(file: string, holder: Content | null, staleMilliseconds: number): boolean {
  // Unreadable: half written by a process that is starting, or died while starting.
  if (holder === null) return ageOf(file) <= staleMilliseconds;
  const alive = isAlive(holder);
  if (alive === false) return false;
  // With the start known, "alive" is certain: such a process holds the folder even if its beat has stopped.
  if (alive === true && holder.started !== null) return true;
  return Date.now() - holder.time <= staleMilliseconds;
}

function describe(holder: Content | null): string {
  return holder === null ? 'otro proceso que está arrancando' : `proceso ${holder.pid} en «${holder.host}»`;
}

function read(file: string): Content | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content;
  } catch {
    return null;
  }
}

/** Milliseconds since the file was written; 0 when there is none. */
function ageOf(file: string): number {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return written === undefined ? 0 : Date.now() - written;
}

function createExclusively(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
