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
  /**
   * After this time without a beat, the holder counts as dead, unless a process with its PID runs.
   */
  readonly staleMilliseconds: number;
}

const usual: HeartbeatSettings = { beatMilliseconds: 5_000, staleMilliseconds: 30_000 };

export interface HeartbeatEvents {
  /** Called once when another process has taken the file. The caller must stop writing at once. */
  onLost(): void;
  /**
   * Called for a beat that could not be read or written (no descriptor, a read-only folder), once
   * per run of failures; the process still holds the lock. Also called on release for a file that
   * could not be removed; the next process takes that file over.
   */
  onError(error: unknown): void;
}

/**
 * A lock on a folder: a file with a heartbeat every few seconds. It works across containers and
 * machines that share the folder. On the same machine the process number reveals a dead holder, so
 * no process waits after a kill -9.
 *
 * The process keeps the file open, and each beat overwrites the last beat. So a beat needs no disk
 * space and no new descriptor. A beat never overwrites the file of a process that has taken the
 * lock over.
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

  /** @returns the lock; if another process holds it, a Spanish phrase for that process. */
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

  /** A Spanish phrase for the holder of the file. */
  static describeHolder(file: string): string {
    return describeHolder(readLock(file));
  }

  /** Removes the file. Reports a failure instead of throwing, so that the process can end. */
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
   * Replaces the file of a dead holder. Of two concurrent processes only one may win, so each first
   * tries to create a second file (the guard). The winner renames the guard over the first file, so
   * a reader never sees half a file. A crash in between leaves the guard behind, which expires like
   * a beat.
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

  /** Only another process's token in the file means that the lock is lost. */
  #isTaken(): boolean {
    const token = this.#readToken();
    return token !== null && token !== this.#token;
  }

  #readToken(): string | null {
    return readLock(this.#ownDescriptor() ?? this.file)?.token ?? null;
  }

  /** The descriptor, if the path still leads to its file; else null. */
  #ownDescriptor(): number | null {
    const there = statSync(this.file, { throwIfNoEntry: false });
    if (this.#descriptor === null || there === undefined) return null;
    const own = fstatSync(this.#descriptor);
    return own.ino === there.ino && own.dev === there.dev ? this.#descriptor : null;
  }

  /**
   * Writes a beat. If a person has removed the file or replaced it by a copy, the process takes the
   * file again. If another process takes it first, the next beat notices that.
   */
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
