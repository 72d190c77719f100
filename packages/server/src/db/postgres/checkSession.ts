import { must } from '@garita/domain/must';
import type pg from 'pg';
import { StartError } from '../../StartError';

const NEEDED = 'Garita necesita conexiones de sesión';
/** What mends all of it, for people. */
export const DIRECT_OR_SESSION =
  'da en DATABASE_URL la dirección directa de PostgreSQL, o pon pgbouncer en modo session como dice docs/operar («Detrás de un pgbouncer»).';

/** What node-postgres keeps of the connection's beginning; it knows it and its types do not. */
type Told = { readonly processID: number };

/** Other clients may take connections of the pooler between two questions; so often it is asked. */
const ROUNDS = 5;

/** The settings of `openPostgres`, as far as something fails without them. */
const KEPT = `select current_setting('TimeZone') = 'UTC' and current_setting('DateStyle') like 'ISO%' and current_setting('IntervalStyle') = 'postgres'
  and '0' <> all (array[current_setting('statement_timeout'), current_setting('lock_timeout'), current_setting('idle_in_transaction_session_timeout')]) as kept`;

/**
 * Asks the server something, and makes sure that each connection has a session of its own, with the portal's settings. Advisory locks, LISTEN and prepared
 * queries live in sessions, and a pooler that lends them by the transaction gives the next query another one.
 * @throws StartError when a pooler does that or drops the settings, or what the connection throws.
 */
export async function checkSession(pool: pg.Pool): Promise<void> {
  const first = await pool.connect();
  try {
    // A pooler has told the client a number of its own, from which it knows whose query is to be cancelled.
    if ((await readPid(first)) === (first as unknown as Told).processID) return;
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

/** Whether the connections have had one session at different times, or one of them several. A direct connection keeps its own for as long as it lives. */
async function areShared(first: pg.PoolClient, second: pg.PoolClient): Promise<boolean> {
  const [seenByFirst, seenBySecond] = [new Set<number>(), new Set<number>()];
  for (let round = 0; round < ROUNDS; round++) {
    seenByFirst.add(await readPid(first));
    // Twice: a pooler that takes turns between two sessions would always give each connection the same.
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
