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

/** What node-postgres writes to; it knows it and its types do not. */
type Wire = { readonly connection: { readonly stream: { cork(): void; uncork(): void } } };

/**
 * A connection that sends several statements with one write, and tells PostgreSQL the names of prepared queries, by which it finds their plans again. When
 * the tables have been changed under a plan it uses other names from then on, and asks again; what a transaction has asked fails with it, and its next try
 * finds the new names (`isRetryable`).
 */
function withNames(client: pg.PoolClient): TripClient {
  let generation = 1;
  const { stream } = (client as unknown as Wire).connection;
  const ask = async ({ sql, parameters }: Asked): Promise<Answered> => {
    const name = nameOfPrepared(sql);
    return await client.query({
      text: sql,
      values: parameters as unknown[],
      ...(name && { name: `${name} ${generation}` }),
    });
  };
  const askAll = async (asked: readonly Asked[]): Promise<readonly Answered[]> => {
    stream.cork();
    const answers = asked.map(ask);
    stream.uncork();
    return await settleTrip(answers);
  };
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
