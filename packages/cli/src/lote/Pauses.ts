import { ApiError } from '@garita/api-client/ApiError';

/** The longest accepted pause, in seconds. If the portal asks for more, the run ends. */
const PAUSA_MAX = 120;
/** Maximum total waiting time of a line, in seconds. */
export const PATIENCE_SECONDS = 600;

/** The requested pause in seconds; null when it is too long, or the refusal has another reason. */
export function pausaOf(error: unknown): number | null {
  if (
    !(error instanceof ApiError) ||
    ![429, 503].includes(error.httpStatus) ||
    error.retryAfter === null
  )
    return null;
  return error.retryAfter <= PAUSA_MAX ? Math.max(1, error.retryAfter) : null;
}

interface PauseOptions {
  readonly isStopped: () => boolean;
  readonly tellPausa: (seconds: number) => void;
  readonly sleep: (ms: number) => Promise<unknown>;
}

export class Pauses {
  readonly #resting = new Set<Promise<boolean>>();
  readonly #run: PauseOptions;

  constructor(run: PauseOptions) {
    this.#run = run;
  }

  rest(seconds: number): Promise<boolean> {
    const resting: Promise<boolean> = this.#count(seconds).finally(() =>
      this.#resting.delete(resting),
    );
    this.#resting.add(resting);
    return resting;
  }

  async end(): Promise<void> {
    while (this.#resting.size > 0) await Promise.all(this.#resting);
  }

  /**
   * Waits in steps of one second, so that a stopped run ends without waiting for the whole pause.
   */
  async #count(seconds: number): Promise<boolean> {
    const { sleep, tellPausa, isStopped } = this.#run;
    for (let left = seconds; left > 0 && !isStopped(); left--) {
      tellPausa(left);
      await sleep(1000);
    }
    return !isStopped();
  }
}
