/**
 * The time over which the rate is computed, and the time before the rate is first shown, in
 * milliseconds.
 */
const WINDOW = 20_000;
const SOON = 2_000;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

function formatLeft(ms: number): string {
  if (ms < 90 * SECOND) {
    const seconds = Math.max(1, Math.ceil(ms / SECOND));
    return `${seconds === 1 ? 'falta' : 'faltan'} ${seconds} s`;
  }
  const minutes = Math.ceil(ms / MINUTE);
  if (minutes < 90) return `faltan ${minutes} min`;
  return `faltan ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** @param rate lines per millisecond */
function formatRate(rate: number): string {
  if (rate * SECOND >= 1) return `${Math.round(rate * SECOND)}/s`;
  return rate * MINUTE >= 1
    ? `${Math.round(rate * MINUTE)}/min`
    : `${Math.max(1, Math.round(rate * HOUR))}/h`;
}

export class BulkProgress {
  readonly #total: number;
  readonly #samples: { readonly at: number; readonly answered: number }[];
  #answered = 0;

  /** @param now start of the first line, in milliseconds */
  constructor(total: number, now: number) {
    this.#total = total;
    this.#samples = [{ at: now, answered: 0 }];
  }

  add(now: number): void {
    this.#samples.push({ at: now, answered: ++this.#answered });
    // Keeps the last sample before the window, since the rate needs both ends of the window.
    while ((this.#samples[1]?.at ?? now) <= now - WINDOW) this.#samples.shift();
  }

  describe(now: number): string {
    const [first] = this.#samples;
    const [done, left] = [this.#answered - (first?.answered ?? 0), this.#total - this.#answered];
    const elapsed = now - (first?.at ?? now);
    const count = `${this.#answered} de ${this.#total}`;
    if (elapsed < SOON || done === 0 || left === 0) return `${count}…`;
    const rate = done / elapsed;
    return `${count} · ${formatRate(rate)} · ${formatLeft(left / rate)}`;
  }

  describePausa(seconds: number): string {
    return `${this.#answered} de ${this.#total} · el portal pide esperar ${seconds} s`;
  }
}
