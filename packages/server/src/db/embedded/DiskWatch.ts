import { statfs } from 'node:fs/promises';
import { createLoop } from '../../createLoop';

/**
 * With less room than this on its disk the embedded database is only read. It takes room for its log of changes in pieces of 16 MB, and aborts when it
 * does not get one: four of them are for what is under way when the limit is passed, for the checkpoint that gives old pieces back, for closing, and
 * for starting again after a crash, all of which write too.
 */
export const ROOM_BYTES = 64 * 1024 * 1024;

export interface DiskSettings {
  readonly roomBytes: number;
  readonly lookMilliseconds: number;
  /** While there is no room: so often that the portal is itself again soon after somebody has made some. */
  readonly fullMilliseconds: number;
  /** Who is about to write gets an answer this old at most, so that a disk that fills within seconds is noticed too. */
  readonly freshMilliseconds: number;
}

const usual: DiskSettings = {
  roomBytes: ROOM_BYTES,
  lookMilliseconds: 60_000,
  fullMilliseconds: 5_000,
  freshMilliseconds: 1_000,
};

export interface DiskEvents {
  /** The disk has passed the limit, in one direction or the other. @param free bytes left for this process */
  onChange(hasRoom: boolean, free: number): void;
  /** The free space could not be read; said once. */
  onError(error: unknown): void;
}

/** Bytes that this process may still write where a folder is; null where the system does not tell. */
export async function readFreeBytes(folder: string): Promise<number | null> {
  const { bavail, bsize, blocks } = await statfs(folder);
  return blocks === 0 ? null : bavail * bsize;
}

/** Looks after the free space of a folder's disk: every minute, before a write, and when somebody ran out of it. */
export class DiskWatch {
  #hasRoom = true;
  /** By a clock that only goes forward: the wall's may be set while the portal runs, and would then keep it from looking. Milliseconds. */
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

  /** Whether there is room to write. */
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
      // A disk that does not tell its size is trusted; running out of it is noticed all the same, by the errors.
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
