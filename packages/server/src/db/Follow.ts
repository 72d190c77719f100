/** Does some work; what it asks of the database is known to be for one request. */
export type Follow = <T>(work: () => Promise<T>) => Promise<T>;
