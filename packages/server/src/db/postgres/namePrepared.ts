import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { nameOfPrepared } from '../prepareQuery';

/** A connection that tells PostgreSQL the names of prepared queries, by which it finds their plans again. */
function withNames(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: unknown[]) => client.query({ name: nameOfPrepared(text), text, values });
  // Kysely asks with a statement and its values; with a cursor only for streams, which nobody here reads.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
}

/** The connections of a pool as Kysely takes them: each stays the same object, by which the driver knows it again. */
export function namePrepared(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const connect = async () => {
    const client = await pool.connect();
    const named = known.get(client) ?? withNames(client);
    known.set(client, named);
    return named;
  };
  return { connect, end: () => pool.end() };
}
