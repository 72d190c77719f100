import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isOutdatedPlan } from '../errors';
import { nameOfPrepared } from '../prepareQuery';

/**
 * A connection that tells PostgreSQL the names of prepared queries, by which it finds their plans again. When the tables have been changed under a plan it
 * uses other names from then on, and asks again; what a transaction has asked fails with it, and its next try finds the new names (`isRetryable`).
 */
function withNames(client: pg.PoolClient): PostgresPoolClient {
  let generation = 1;
  const ask = (text: string, values: unknown[]) => {
    const name = nameOfPrepared(text);
    return client.query({ text, values, ...(name && { name: `${name} ${generation}` }) });
  };
  const query = async (text: string, values: unknown[]) => {
    try {
      return await ask(text, values);
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      generation++;
      return await ask(text, values).catch(() => Promise.reject(error));
    }
  };
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
