import { randomUUID } from 'node:crypto';
import { closeSync, fstatSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { createFile } from '../../createFile';
import { createLoop, type Loop } from '../../createLoop';
import {
  ageOf,
  describeHolder,
  isHeld,
  type LockContent,
  readLock,
  writeLock,
} from './lockContent';
import { readOwnIdentity } from './processIdentity';

export interface HeartbeatSettings {
  readonly beatMilliseconds: number;
  /** A beat older than this is of a process that is gone, unless its number says that it runs. */
  readonly staleMilliseconds: number;
}

const usual: HeartbeatSettings = { beatMilliseconds: 5_000, staleMilliseconds: 30_000 };

export interface HeartbeatEvents {
  /** Called once when another process has taken the file: stop writing at once. */
  onLost(): void;
  /**
   * A beat could not be read or written (no descriptor, a folder for reading only); said once for each run of failures. The lock is still held.
   * Or the file could not be removed at the end: whoever comes next takes it over, since this process is gone then.
   */
  onError(error: unknown): void;
}

/**
 * Takes a folder by a file that is written again every few seconds. It works across containers and machines that
 * share the folder. On the same machine a dead holder is known by its process number, so nobody waits after a kill -9.
 *
 * The file stays open: a beat is written into it, over the one before. That takes neither room on the disk nor a
 * descriptor, and cannot hit the file of another process that has taken the place.
 */
export class HeartbeatLock {
  readonly #token = randomUUID();
  readonly #identity = readOwnIdentity();
  #descriptor: number | null = null;
  #failing = false;
  #beating: Loop | undefined;

  private constructor(
    private readonly file: string,
    private readonly events: HeartbeatEvents,
  ) {}

  /** @returns the lock, or who holds it, in words for people. */
  static acquire(
    file: string,
    events: HeartbeatEvents,
    settings: HeartbeatSettings = usual,
  ): HeartbeatLock | string {
    const lock = new HeartbeatLock(file, events);
    lock.#descriptor = createFile(file, lock.#content());
    if (lock.#descriptor === null) {
      const holder = lock.#takeOver(settings.staleMilliseconds);
      if (holder !== null) return holder;
    }
    lock.#beating = createLoop({
      turn: async () => lock.#beat(),
      everyMs: settings.beatMilliseconds,
      onError: (error) => lock.#tell(error),
    });
    lock.#beating.start();
    return lock;
  }

  /** Who holds the file, in words for people. */
  static describeHolder(file: string): string {
    return describeHolder(readLock(file));
  }

  /** Lets go of it; that never keeps a process from ending. */
  release(): void {
    void this.#beating?.stop();
    try {
      if (this.#ownDescriptor() !== null && this.#readToken() === this.#token)
        rmSync(this.file, { force: true });
    } catch (error) {
      this.#tell(error);
    } finally {
      this.#letGo();
    }
  }

  #content(): string {
    return JSON.stringify({
      ...this.#identity,
      token: this.#token,
      time: Date.now(),
    } satisfies LockContent);
  }

  /**
   * Replaces the file of a holder that is gone. Two that find it at once must not both win, so whoever looks does so
   * under a second file, held for an instant, which then takes the place of the first: by renaming, so that a reader
   * never sees half a file. A crash in that instant leaves it behind; it then ages like a beat.
   */
  #takeOver(staleMilliseconds: number): string | null {
    const guard = `${this.file}.relevo`;
    if (ageOf(guard) > staleMilliseconds) rmSync(guard, { force: true });
    this.#descriptor = createFile(guard, this.#content());
    if (this.#descriptor === null) return describeHolder(null);
    try {
      const holder = readLock(this.file);
      if (!isHeld(this.file, holder, staleMilliseconds)) {
        renameSync(guard, this.file);
        return null;
      }
      this.#letGo();
      rmSync(guard, { force: true });
      return describeHolder(holder);
    } catch (error) {
      this.#letGo();
      rmSync(guard, { force: true });
      throw error;
    }
  }

  #letGo(): void {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
  }

  #beat(): void {
    try {
      if (this.#isTaken()) {
        void this.#beating?.stop();
        this.events.onLost();
        return;
      }
      this.#renew();
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) this.#tell(error);
      this.#failing = true;
    }
  }

  #tell(error: unknown): void {
    this.events.onError(Object.assign(error as Error, { path: this.file }));
  }

  /** Only the token of another process, read in the file, says that the lock is lost. */
  #isTaken(): boolean {
    const token = this.#readToken();
    return token !== null && token !== this.#token;
  }

  #readToken(): string | null {
    return readLock(this.#ownDescriptor() ?? this.file)?.token ?? null;
  }

  /** The open file, while it is the one in its place. */
  #ownDescriptor(): number | null {
    const there = statSync(this.file, { throwIfNoEntry: false });
    if (this.#descriptor === null || there === undefined) return null;
    const own = fstatSync(this.#descriptor);
    return own.ino === there.ino && own.dev === there.dev ? this.#descriptor : null;
  }

  /** Beats. Where the file was removed by hand or put back by a copy it is taken again; whoever was faster is found at the next beat. */
  #renew(): void {
    const own = this.#ownDescriptor();
    if (own !== null) {
      writeLock(own, this.#content());
      return;
    }
    const found = createFile(this.file, this.#content()) ?? openSync(this.file, 'r+');
    this.#letGo();
    this.#descriptor = found;
  }
}
