export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** The PostgreSQL server of this run. If the run uses the embedded database, starts a server. */
export async function openServer(): Promise<Server> {
  const given = process.env.GARITA_TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const script = new URL('../../../../scripts/lib/postgres.mjs', import.meta.url).href;
  return ((await import(script)) as { startPostgres(): Promise<Server> }).startPostgres();
}
