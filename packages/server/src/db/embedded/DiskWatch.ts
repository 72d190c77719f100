import { statfs } from 'node:fs/promises';
import { createLoop } from '../../createLoop';

/**
 * The minimum free space in bytes; below it the embedded database is read-only. PostgreSQL
 * allocates its log (WAL) in segments of 16 MB, and aborts when an allocation fails. The minimum is
 * four segments: for writes in progress, for the checkpoint that frees old segments, for closing,
 * and for recovery after a crash.
 */
export const ROOM_BYTES = 64 * 1024 * 1024;

export interface DiskSettings {
  readonly roomBytes: number;
  readonly lookMilliseconds: number;
  /**
   * The interval of checks while the disk is full. It is short, so that the portal recovers soon
   * after the operator has freed space.
   */
  readonly fullMilliseconds: number;
  /** The maximum age of the last check when a write starts: a disk can fill within seconds. */
  readonly freshMilliseconds: number;
}

const usual: DiskSettings = {
  roomBytes: ROOM_BYTES,
  lookMilliseconds: 60_000,
  fullMilliseconds: 5_000,
  freshMilliseconds: 1_000,
};

export interface DiskEvents {
  /** Called when the free space has crossed the limit. @param free bytes left for this process */
  onChange(hasRoom: boolean, free: number): void;
  /** Called once, at the first failure to read the free space. */
  onError(error: unknown): void;
}

/** The bytes that this process may still write; null if the system gives no number. */
export async function readFreeBytes(folder: string): Promise<number | null> {
  const { bavail, bsize, blocks } = await statfs(folder);
  return blocks === 0 ? null : bavail * bsize;
}

/** Reads the free space periodically, before a write, and after an error of a full disk. */
export class DiskWatch {
  #hasRoom = true;
  /**
   * Monotonic milliseconds of the last check. A change of the wall clock must not stop the checks.
   */
  #lookedAt = Number.NEGATIVE_INFINITY;
  #complained = false;
  readonly #looking = createLoop({
    turn: () => this.#read(),
    onError: (error) => this.events.onError(error),
  });

  constructor(
    private readonly folder: string,
    private readonly events: DiskEvents,
    private readonly settings: DiskSettings = usual,
  ) {}

  async hasRoom(): Promise<boolean> {
    if (performance.now() - this.#lookedAt >= this.settings.freshMilliseconds) await this.look();
    return this.#hasRoom;
  }

  /** Checks now, and periodically until `stop`. */
  look(): Promise<void> {
    this.#looking.start();
    return this.#looking.ask();
  }

  stop(): void {
    void this.#looking.stop();
  }

  /** @returns milliseconds until the next check */
  async #read(): Promise<number> {
    try {
      const free = await readFreeBytes(this.folder);
      // A disk without a known size counts as free. If it is full, its writes still fail with an
      // error.
      this.#judge(free ?? Number.POSITIVE_INFINITY);
    } catch (error) {
      if (!this.#complained) this.events.onError(error);
      this.#complained = true;
    }
    this.#lookedAt = performance.now();
    return this.#hasRoom ? this.settings.lookMilliseconds : this.settings.fullMilliseconds;
  }

  #judge(free: number): void {
    const hasRoom = free >= this.settings.roomBytes;
    if (hasRoom === this.#hasRoom) return;
    this.#hasRoom = hasRoom;
    this.events.onChange(hasRoom, free);
  }
}
