/** Between two questions, so that many writes are one: what is taken from somebody is gone within a second. Milliseconds. */
const CHECK_MS = 400;

/** Asks who may still listen: soon after each time that something may have changed it, one question at a time. */
export class RightsCheck {
  #isRunning = false;
  #ranAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  /** @param run never rejects */
  constructor(private readonly run: () => Promise<void>) {}

  soon(): void {
    if (this.#timer) return;
    const wait = this.#isRunning
      ? CHECK_MS
      : Math.max(0, this.#ranAt + CHECK_MS - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#begin();
    }, wait);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #begin(): Promise<void> {
    if (this.#isRunning) {
      this.soon();
      return;
    }
    this.#isRunning = true;
    this.#ranAt = performance.now();
    await this.run();
    this.#isRunning = false;
  }
}
