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
import { NoticeLink } from './NoticeLink';
import { namePrepared } from './namePrepared';
import { openServerSnapshot } from './openServerSnapshot';
import { StateLink } from './StateLink';

const second = 1_000;
/** A connection that has not answered for so long is given up, and the state read over the pool. */
const STATE_MILLISECONDS = 2 * second;

/** How long to wait for a server that is not there yet: after a power cut it may start after the portal. */
export interface Patience {
  /** Together, over all tries; 0 tries once. */
  readonly patienceMilliseconds: number;
  /** Ends the waiting. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Connects to a PostgreSQL server (16 or later) and checks that it answers, and with sessions of their own (`checkSession`).
 *
 * @param databaseUrl `postgres://…`; what it sets, such as `?application_name=`, wins over the settings here.
 * @param events `onError`: the death of an idle connection, which the pool replaces; the process must not end for it.
 * @throws StartError why there is no connection.
 */
export async function openPostgres(
  databaseUrl: string,
  { onError, onNotice }: DatabaseEvents,
  patience: Patience,
): Promise<Database> {
  const settings: pg.ClientConfig = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10 * second,
    keepAlive: true,
    application_name: 'garita',
    statement_timeout: STATEMENT_MILLISECONDS,
    lock_timeout: 10 * second,
    idle_in_transaction_session_timeout: IDLE_MILLISECONDS,
    // The same session settings as the embedded database, so that text built by the database is the same too.
    options: '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres',
    types: typeParsers,
  };
  // One stays, so that the portal is seen in the list of connections as long as it runs (respaldo/inspectTarget.ts).
  const lasting = { max: 10, min: 1, idleTimeoutMillis: 60 * second };
  // What is asked without waiting for an answer goes out at once; else node-postgres would wait for each by itself.
  const pool = new pg.Pool({ ...settings, ...lasting, pipeline: true });
  pool.on('error', onError);
  // A connection may also die between being lent out and its next query; unheard, that event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await waitForServer(pool, databaseUrl, onNotice, patience);
  } catch (error) {
    // Not waited for: a connection still being tried holds it up for as long as one may take.
    void pool.end();
    throw error;
  }
  const { kysely, watchStatements } = createKysely(namePrepared(pool));
  const link = new StateLink(
    () => new pg.Client({ ...settings, query_timeout: STATE_MILLISECONDS }),
    pool,
  );
  const notices = new NoticeLink(() => new pg.Client({ ...settings, query_timeout: 10 * second }));
  return {
    kysely,
    kind: 'postgres',
    openSnapshot: (queries) => openServerSnapshot(pool, queries),
    readState: () => link.read(),
    announce: () => notices.announce(),
    onAnnounced: (listener) => notices.onAnnounced(listener),
    checkHealth: () => checkHealth(kysely),
    hasRoom: async () => true,
    isAlone: () => notices.isAlone(),
    poolUse: () => ({ inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    watchStatements,
    // They are limited from the beginning, and migrations lift the limit for themselves.
    limitStatements: () => undefined,
    close: once(async () => void (await Promise.all([link.close(), notices.close(), pool.end()]))),
  };
}

/** Tries at 1, 2, 4 … 15 seconds from each other, until the patience is over or the failure is one that waiting does not mend. */
async function waitForServer(
  pool: pg.Pool,
  databaseUrl: string,
  onNotice: (text: string) => void,
  { patienceMilliseconds, signal }: Patience,
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
