import { must } from '@garita/domain/must';
import type pg from 'pg';
import { StartError } from '../../StartError';

const NEEDED = 'Garita necesita conexiones de sesión';
/** The Spanish remedy for every fault. */
export const DIRECT_OR_SESSION =
  'da en DATABASE_URL la dirección directa de PostgreSQL, o pon pgbouncer en modo session como dice docs/operar («Detrás de un pgbouncer»).';

/**
 * The number of checks. One is not enough: a pooler gives another session only when other clients
 * take its connections in between.
 */
const ROUNDS = 5;

/** The settings of `openPostgres` that the portal depends on. */
const KEPT = `select current_setting('TimeZone') = 'UTC' and current_setting('DateStyle') like 'ISO%' and current_setting('IntervalStyle') = 'postgres'
  and '0' <> all (array[current_setting('statement_timeout'), current_setting('lock_timeout'), current_setting('idle_in_transaction_session_timeout')]) as kept`;

/**
 * Checks that each connection keeps its own session with the portal's settings. Advisory locks,
 * LISTEN and prepared queries belong to a session. A pooler in transaction mode gives the next
 * query another session.
 * @throws StartError when a pooler changes the session or drops the settings; the connection's
 * error.
 */
export async function checkSession(pool: pg.Pool): Promise<void> {
  const first = await pool.connect();
  try {
    const second = await pool.connect();
    try {
      const text = `${NEEDED}, y DATABASE_URL lleva a un repartidor que las cambia en cada transacción: ${DIRECT_OR_SESSION}`;
      if (await areShared(first, second)) throw new StartError(text);
    } finally {
      second.release();
    }
    const { rows } = await first.query<{ kept: boolean }>(KEPT);
    if (!rows[0]?.kept)
      throw new StartError(
        `${NEEDED} con sus ajustes, y el repartidor al que lleva DATABASE_URL los descarta: ${DIRECT_OR_SESSION}`,
      );
  } finally {
    first.release();
  }
}

/**
 * Whether a connection changes its session, or two connections share one. A direct connection does
 * neither.
 */
async function areShared(first: pg.PoolClient, second: pg.PoolClient): Promise<boolean> {
  const [seenByFirst, seenBySecond] = [new Set<number>(), new Set<number>()];
  for (let round = 0; round < ROUNDS; round++) {
    seenByFirst.add(await readPid(first));
    // The second connection asks twice. A pooler that alternates between two sessions would
    // otherwise give each connection the same session in every round.
    seenBySecond.add(await readPid(second));
    seenBySecond.add(await readPid(second));
  }
  return (
    seenByFirst.size > 1 || seenBySecond.size > 1 || seenByFirst.has([...seenBySecond][0] as number)
  );
}

async function readPid(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return must(rows[0], 'pg_backend_pid').pid;
}
