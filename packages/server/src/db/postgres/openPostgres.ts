import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../StartError';
import { checkHealth } from '../checkHealth';
import { createKysely } from '../createKysely';
import {
  type Database,
  type DatabaseEvents,
  IDLE_MILLISECONDS,
  STATEMENT_MILLISECONDS,
} from '../Database';
import { isConnectionError, isTimeout } from '../errors';
import { once } from '../once';
import { typeParsers } from '../values';
import { checkSession } from './checkSession';
import { explainConnection, isRefusedSetting } from './explainConnection';
import { namePrepared } from './namePrepared';
import { openServerSnapshot } from './openServerSnapshot';
import { ServerLink } from './ServerLink';

const second = 1_000;
/**
 * The timeout of a query on the state's own connection; after it, the pool reads the state.
 * Milliseconds.
 */
const LINK_MILLISECONDS = 2 * second;

/**
 * Limits of the wait for a server that starts later than the portal, for example after a power cut.
 */
export interface WaitLimits {
  /** The total over all tries; 0 = one try. */
  readonly patienceMilliseconds: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Connects to a PostgreSQL server (16 or later) and checks its sessions (`checkSession`).
 *
 * @param databaseUrl `postgres://…`; its parameters, such as `?application_name=`, override the
 * settings here.
 * @param events `onError` gets the failure of an idle connection. The pool replaces the connection,
 * so the process must not end.
 * @throws StartError when there is no usable connection; the reason of the signal when the signal
 * aborts.
 */
export async function openPostgres(
  databaseUrl: string,
  { onError, onNotice }: DatabaseEvents,
  patience: WaitLimits,
): Promise<Database> {
  const settings: pg.ClientConfig = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10 * second,
    keepAlive: true,
    application_name: 'garita',
    statement_timeout: STATEMENT_MILLISECONDS,
    lock_timeout: 10 * second,
    idle_in_transaction_session_timeout: IDLE_MILLISECONDS,
    // The same session settings as the embedded database, so that the database formats text the
    // same way.
    options: '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres',
    types: typeParsers,
  };
  // One connection stays open, so that `pg_stat_activity` shows the portal as long as it runs
  // (respaldo/inspectTarget.ts).
  const lasting = { max: 10, min: 1, idleTimeoutMillis: 60 * second };
  // Sends several queries at once; by default node-postgres waits for each answer.
  const pool = new pg.Pool({ ...settings, ...lasting, pipeline: true });
  pool.on('error', onError);
  // A connection may also fail after checkout and before its next query. Without a listener, its
  // `error` event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await waitForServer(pool, databaseUrl, onNotice, patience);
  } catch (error) {
    // The code does not await this: a connection that is still opening would delay the error up to
    // the connection timeout.
    void pool.end();
    throw error;
  }
  const { kysely, watchStatements } = createKysely(namePrepared(pool));
  const link = new ServerLink(
    () => new pg.Client({ ...settings, query_timeout: LINK_MILLISECONDS }),
    pool,
  );
  return {
    kysely,
    kind: 'postgres',
    openSnapshot: (queries) => openServerSnapshot(pool, queries),
    readState: () => link.readState(),
    announce: () => link.announce(),
    onAnnounced: (listener) => link.onAnnounced(listener),
    checkHealth: () => checkHealth(kysely),
    hasRoom: async () => true,
    isAlone: () => link.isAlone(),
    poolUse: () => ({ inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    watchStatements,
    // The connections have the limit from the start. A migration lifts it for its own connection.
    limitStatements: () => undefined,
    close: once(async () => void (await Promise.all([link.close(), pool.end()]))),
  };
}

/**
 * Tries again after 1, 2, 4 … 15 seconds. Stops when `patienceMilliseconds` have passed, or when
 * waiting cannot help.
 */
async function waitForServer(
  pool: pg.Pool,
  databaseUrl: string,
  onNotice: (text: string) => void,
  { patienceMilliseconds, signal }: WaitLimits,
): Promise<void> {
  const end = Date.now() + patienceMilliseconds;
  for (let wait = second; ; wait = Math.min(2 * wait, 15 * second)) {
    try {
      await unlessAborted(checkSession(pool), signal);
      return;
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof StartError) throw error;
      const text = explainConnection(databaseUrl, error);
      const mayPass = (isConnectionError(error) && !isRefusedSetting(error)) || isTimeout(error);
      if (!mayPass || Date.now() + wait > end)
        throw Object.assign(new StartError(text), { cause: error });
      onNotice(`${text} Se vuelve a intentar en ${wait / second} s.`);
      await sleep(wait, undefined, signal && { signal });
    }
  }
}

async function unlessAborted(
  work: Promise<unknown>,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (!signal) return void (await work);
  const aborted = new Promise<never>((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  await Promise.race([work, aborted]);
}
