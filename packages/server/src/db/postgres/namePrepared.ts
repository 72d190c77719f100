import type pg from 'pg';
import { isOutdatedPlan } from '../errors';
import { nameOfPrepared } from '../prepareQuery';
import {
  type Answered,
  type Asked,
  type BatchClient,
  type BatchPool,
  settleBatch,
} from '../roundTrips/RoundTrip';
import { prepareParameter } from '../values';

/**
 * A connection that sends the statements of a round trip without waiting between them (the pool's
 * `pipeline`). Prepared queries have names, so that PostgreSQL reuses their plans. After a
 * migration has invalidated a plan, the connection uses new names. Then it repeats a round trip of
 * one statement. A round trip of several statements fails; in a transaction the error is retryable
 * (`isRetryable`), and the retry uses the new names.
 */
function withNames(client: pg.PoolClient): BatchClient {
  let generation = 1;
  const ask = async ({ sql, parameters }: Asked): Promise<Answered> => {
    const name = nameOfPrepared(sql);
    return await client.query({
      text: sql,
      values: parameters as unknown[],
      ...(name && { name: `${name} ${generation}` }),
    });
  };
  const askAll = (asked: readonly Asked[]): Promise<readonly Answered[]> =>
    settleBatch(asked.map(ask));
  const send = async (asked: readonly Asked[]) => {
    // If a parameter cannot be serialized, this must throw before any statement is sent. Otherwise
    // the database would run the other statements, perhaps with a commit.
    const written = asked.map(({ sql, parameters }) => ({
      sql,
      parameters: parameters.map(prepareParameter),
    }));
    try {
      return await askAll(written);
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      generation++;
      if (written.length > 1) throw error;
      return await askAll(written).catch(() => Promise.reject(error));
    }
  };
  return { send, release: () => client.release() };
}

/**
 * The pool for Kysely. It gives the same object for the same connection, because the driver
 * recognises a connection by its object.
 */
export function namePrepared(pool: pg.Pool): BatchPool {
  const known = new WeakMap<pg.PoolClient, BatchClient>();
  const connect = async () => {
    const client = await pool.connect();
    const named = known.get(client) ?? withNames(client);
    known.set(client, named);
    return named;
  };
  return { connect, end: () => pool.end() };
}
