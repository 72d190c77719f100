import { ApiError } from '@garita/api-client/ApiError';

/** The longest pause that a portal is granted, in seconds: what asks for more is better sent another time. */
const PAUSA_MAX = 120;
/** How long a line waits in all, in seconds. */
export const PACIENCIA = 600;

/** For how many seconds the portal wants nothing; null where that is not why it refused, or where it is too long to wait. */
export function pausaOf(error: unknown): number | null {
  if (
    !(error instanceof ApiError) ||
    ![429, 503].includes(error.httpStatus) ||
    error.retryAfter === null
  )
    return null;
  return error.retryAfter <= PAUSA_MAX ? Math.max(1, error.retryAfter) : null;
}

/** What is heard of pauses, and what they ask. */
interface Curso {
  readonly isStopped: () => boolean;
  readonly tellPausa: (seconds: number) => void;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/** The pauses that the portal has asked for. */
export class Pausas {
  readonly #resting = new Set<Promise<boolean>>();
  readonly #curso: Curso;

  constructor(curso: Curso) {
    this.#curso = curso;
  }

  /** Lets so many seconds pass. @returns whether to go on */
  rest(seconds: number): Promise<boolean> {
    const resting: Promise<boolean> = this.#count(seconds).finally(() =>
      this.#resting.delete(resting),
    );
    this.#resting.add(resting);
    return resting;
  }

  /** Resolves when the portal wants to be asked. */
  async end(): Promise<void> {
    while (this.#resting.size > 0) await Promise.all(this.#resting);
  }

  /** Second by second: whoever calls the work off does not wait for the last one. */
  async #count(seconds: number): Promise<boolean> {
    const { sleep, tellPausa, isStopped } = this.#curso;
    for (let left = seconds; left > 0 && !isStopped(); left--) {
      tellPausa(left);
      await sleep(1000);
    }
    return !isStopped();
  }
}
