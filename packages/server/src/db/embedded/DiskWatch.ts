import { statfs } from 'node:fs/promises';
import { createLoop } from '../../createLoop';

/**
 * With less room than this on its disk, the embedded database is read-only. It takes room for its
 * log (WAL) in pieces of 16 MB, and aborts when it gets none. The four pieces are for the writes
 * under way at the limit, for the checkpoint that frees old pieces, for closing, and for recovery
 * after a crash.
 */
export const ROOM_BYTES = 64 * 1024 * 1024;

export interface DiskSettings {
  readonly roomBytes: number;
  readonly lookMilliseconds: number;
  /**
   * The interval while there is no room. It is short, so the portal recovers soon after a person
   * has freed some.
   */
  readonly fullMilliseconds: number;
  /**
   * The maximum age of the answer before a write, so that a disk that fills within seconds is
   * noticed.
   */
  readonly freshMilliseconds: number;
}

const usual: DiskSettings = {
  roomBytes: ROOM_BYTES,
  lookMilliseconds: 60_000,
  fullMilliseconds: 5_000,
  freshMilliseconds: 1_000,
};

export interface DiskEvents {
  /**
   * The free space has passed the limit, in one direction or the other. @param free bytes left for
   * this process
   */
  onChange(hasRoom: boolean, free: number): void;
  /** The free space could not be read; called once. */
  onError(error: unknown): void;
}

/**
 * Bytes that this process may still write on the folder's disk; null where the system gives no
 * number.
 */
export async function readFreeBytes(folder: string): Promise<number | null> {
  const { bavail, bsize, blocks } = await statfs(folder);
  return blocks === 0 ? null : bavail * bsize;
}

/**
 * Watches the free space of a folder's disk: every minute, before a write, and after an error of a
 * full disk.
 */
export class DiskWatch {
  #hasRoom = true;
  /**
   * By the monotonic clock. The wall clock may be set while the portal runs, which would stop the
   * checks. Milliseconds.
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

  /** Looks now, and again and again from now on, until `stop`. */
  look(): Promise<void> {
    this.#looking.start();
    return this.#looking.ask();
  }

  stop(): void {
    void this.#looking.stop();
  }

  /** @returns when to look again */
  async #read(): Promise<number> {
    try {
      const free = await readFreeBytes(this.folder);
      // A disk without a known size counts as free. The errors still show when it is full.
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
