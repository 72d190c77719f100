import { RESTAURACION } from '@garita/domain/respaldo/textos';
import { sql } from 'kysely';
import type { Database } from '../db/Database';
import type { Db } from '../db/Db';
import { PORTAL_LOCK } from '../db/postgres/portalLock';
import { RespaldoError } from '../RespaldoError';

const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/** Takes the portals' lock until the transaction ends. @throws RespaldoError while a portal runs */
async function keepPortalsOut(db: Db): Promise<void> {
  const { rows } = await sql<{
    mine: boolean;
  }>`select pg_try_advisory_xact_lock(${PORTAL_LOCK}) as mine`.execute(db);
  if (!rows[0]?.mine) throw new RespaldoError(RESTAURACION.enUso);
}

/**
 * Runs work that replaces the whole content of a database, in one transaction without timeouts. Until
 * the commit, other readers see the old content, and a crash leaves it.
 * @throws RespaldoError while a portal runs; the work's error; or the database's error
 */
export async function runAlone<Result>(
  { kysely }: Pick<Database, 'kysely'>,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return await kysely.connection().execute(async (connection) => {
    const run = (statement: string) => sql.raw(statement).execute(connection);
    await run('begin');
    let result: Result;
    try {
      for (const limit of LIMITS) await run(`set local ${limit} = 0`);
      await keepPortalsOut(connection);
      result = await work(connection);
      await run('commit');
    } catch (error) {
      // If the connection broke, the database has rolled back already.
      await run('rollback').catch(() => undefined);
      throw error;
    }
    // The result is stored already, whatever happens to the statistics.
    await run('set statement_timeout = 0')
      .then(() => run('analyze'))
      .catch(() => undefined);
    return result;
  });
}
