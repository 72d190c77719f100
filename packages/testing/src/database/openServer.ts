/** A PostgreSQL server of the tests. */
export interface Server {
  /** A superuser's address. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The server of this run; in the run on the embedded database, which has none, one that is started for it. For tests that need a real one in both. */
export async function openServer(): Promise<Server> {
  const given = process.env.GARITA_TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const script = new URL('../../../../scripts/lib/postgres.mjs', import.meta.url).href;
  return ((await import(script)) as { startPostgres(): Promise<Server> }).startPostgres();
}
