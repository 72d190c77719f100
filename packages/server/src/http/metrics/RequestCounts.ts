import type { Family, Sample } from './Family';

/** Upper bounds of the histogram's buckets, in seconds. */
const LIMITS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, Number.POSITIVE_INFINITY];

/** Sums by their labels, in the order of their first addition. */
export class Counts {
  readonly #samples = new Map<string, Sample & { value: number }>();

  add(labels: NonNullable<Sample['labels']>, value = 1, suffix = ''): void {
    const key = [suffix, ...Object.values(labels)].join(' ');
    const sample = this.#samples.get(key) ?? { suffix, labels, value: 0 };
    sample.value += value;
    this.#samples.set(key, sample);
  }

  get samples(): readonly Sample[] {
    return [...this.#samples.values()];
  }
}

/**
 * Counts requests by call. Labels never contain text from a visitor (paths, names), so the number
 * of series has a limit.
 */
export class RequestCounts {
  readonly #requests = new Counts();
  readonly #durations = new Counts();

  /** @param call an operation of the contract, or one name for all other requests */
  add(call: string, method: string, httpStatus: number, seconds: number): void {
    const labels = { call, method };
    this.#requests.add({ ...labels, status: `${Math.floor(httpStatus / 100)}xx` });
    // The buckets are cumulative, as the format requires.
    for (const limit of LIMITS)
      this.#durations.add(
        { ...labels, le: Number.isFinite(limit) ? String(limit) : '+Inf' },
        Number(seconds <= limit),
        '_bucket',
      );
    this.#durations.add(labels, seconds, '_sum');
    this.#durations.add(labels, 1, '_count');
  }

  families(): Family[] {
    return [
      {
        name: 'garita_http_requests_total',
        help: 'Answered requests, by call of the contract.',
        type: 'counter',
        samples: this.#requests.samples,
      },
      {
        name: 'garita_http_request_duration_seconds',
        help: 'Time until the answer was sent, in seconds.',
        type: 'histogram',
        samples: this.#durations.samples,
      },
    ];
  }
}
