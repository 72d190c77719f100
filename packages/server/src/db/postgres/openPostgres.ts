import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { checkHealth } from '../checkHealth';
import type { Database } from '../Database';
import { once } from '../once';
import type { DB } from '../tables';
import { typeParsers } from '../values';
import { openServerSnapshot } from './openServerSnapshot';

const second = 1_000;

/**
 * Connects to a PostgreSQL server (16 or later) and checks that it answers.
 *
 * @param databaseUrl `postgres://…`; what it sets, such as `?application_name=`, wins over the settings here.
 * @param onError the death of an idle connection: the pool replaces it, and the process must not end for it.
 * @throws the error of the first connection.
 */
export async function openPostgres(databaseUrl: string, onError: (error: unknown) => void): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10 * second,
    idleTimeoutMillis: 60 * second,
    keepAlive: true,
    application_name: 'garita',
    statement_timeout: 30 * second,
    lock_timeout: 10 * second,
    idle_in_transaction_session_timeout: 30 * second,
    // The same session settings as the embedded database, so that text built by the database is the same too.
    options: '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres',
    types: typeParsers,
  });
  pool.on('error', onError);
  // A connection may also die between being lent out and its next query; unheard, that event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    kysely,
    kind: 'postgres',
    openSnapshot: (queries) => openServerSnapshot(pool, queries),
    checkHealth: () => checkHealth(kysely),
    close: once(() => pool.end()),
  };
}
