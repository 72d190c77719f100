import type pg from 'pg';
import { isOutdatedPlan } from '../errors';
import { nameOfPrepared } from '../prepareQuery';
import {
  type Answered,
  type Asked,
  settleTrip,
  type TripClient,
  type TripPool,
} from '../trips/Trip';
import { prepareValue } from '../values';

/**
 * A connection that sends the statements of a trip without waiting between them (the pool's
 * `pipeline`), prepared queries by their names, so that PostgreSQL reuses their plans. After a
 * migration has outdated a plan it uses other names, and asks again; a transaction fails, and its
 * next try finds the new names (`isRetryable`).
 */
function withNames(client: pg.PoolClient): TripClient {
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
    settleTrip(asked.map(ask));
  const send = async (asked: readonly Asked[]) => {
    // What cannot be written must be found out before anything is sent: a commit would go with the rest.
    const written = asked.map(({ sql, parameters }) => ({
      sql,
      parameters: parameters.map(prepareValue),
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

/** The connections of a pool as Kysely takes them: each stays the same object, by which the driver knows it again. */
export function namePrepared(pool: pg.Pool): TripPool {
  const known = new WeakMap<pg.PoolClient, TripClient>();
  const connect = async () => {
    const client = await pool.connect();
    const named = known.get(client) ?? withNames(client);
    known.set(client, named);
    return named;
  };
  return { connect, end: () => pool.end() };
}
