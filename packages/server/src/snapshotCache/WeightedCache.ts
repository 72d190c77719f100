interface Entry<V> {
  readonly tag: string;
  readonly value: Promise<V>;
  weight: number;
}

/**
 * An LRU cache with a limit on the total weight. Concurrent callers share one computation. Failures
 * are not cached.
 */
export class WeightedCache<V> {
  readonly #entries = new Map<string, Entry<V>>();
  #weight = 0;

  /** @param weigh the weight of a value; null = the cache does not keep the value */
  constructor(
    private readonly limit: number,
    private readonly weigh: (value: V) => number | null,
  ) {}

  get weight(): number {
    return this.#weight;
  }

  /**
   * @param tag the other inputs of the value; if an entry has another tag, the value is computed
   * again
   */
  get(key: string, tag: string, make: () => Promise<V>): Promise<V> {
    const found = this.#entries.get(key);
    if (found?.tag === tag) {
      this.#entries.delete(key);
      this.#entries.set(key, found);
      return found.value;
    }
    if (found) this.#drop(key, found);
    const entry: Entry<V> = { tag, value: make(), weight: 0 };
    this.#entries.set(key, entry);
    entry.value.then(
      (value) => this.#settle(key, entry, this.weigh(value)),
      () => this.#drop(key, entry),
    );
    return entry.value;
  }

  #settle(key: string, entry: Entry<V>, weight: number | null): void {
    if (this.#entries.get(key) !== entry) return;
    if (weight === null || weight > this.limit) {
      this.#drop(key, entry);
      return;
    }
    entry.weight = weight;
    this.#weight += weight;
    for (const [oldest, { weight: its }] of this.#entries) {
      if (this.#weight <= this.limit) return;
      // An entry in progress has no weight yet, and a caller waits for its value.
      if (its > 0) this.#drop(oldest, this.#entries.get(oldest) as Entry<V>);
    }
  }

  #drop(key: string, entry: Entry<V>): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
  }
}
