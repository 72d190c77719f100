import { statSync, writeFileSync } from 'node:fs';
import { createLoop } from '../../createLoop';
import { AcquireTimeoutError, DatabaseClosedError } from '../errors';
import type { EmbeddedClient, EmbeddedPool } from './EmbeddedPool';

export interface MaintenanceSettings {
  readonly tickMilliseconds: number;
  /** The interval of checkpoints, if something was written. */
  readonly checkpointMilliseconds: number;
  /** A checkpoint after this many bytes, even before the interval. */
  readonly checkpointBytes: number;
}

const usual: MaintenanceSettings = {
  tickMilliseconds: 60_000,
  checkpointMilliseconds: 5 * 60_000,
  checkpointBytes: 64 * 1024 * 1024,
};
const hour = 3_600_000;
/** The wait for the session is short: the next tick can retry, and requests come first. */
const acquireMilliseconds = 1_000;
/** A step's timeout, longer than a request's: a table of millions of rows needs minutes. */
const stepMilliseconds = 15 * 60_000;

export interface MaintenanceNeeds {
  /** A step failed; the next tick tries again. */
  onError(error: unknown): void;
  /** A vacuum writes much and frees little, so it needs room. A checkpoint frees room. */
  hasRoom(): Promise<boolean>;
}

/**
 * Maintenance that a PostgreSQL server does by itself. Without checkpoints the log grows for ever,
 * and a start takes longer and longer. VACUUM (ANALYZE) runs at night, table by table, so that
 * requests run in between.
 *
 * @param vacuumMark a file whose time is the last vacuum's; it survives restarts.
 * @returns a function that stops the maintenance and resolves when a running step has ended.
 */
export function startMaintenance(
  pool: EmbeddedPool,
  vacuumMark: string,
  { onError, hasRoom }: MaintenanceNeeds,
  settings: MaintenanceSettings = usual,
): () => Promise<void> {
  let checkpointed: Checkpoint = { at: Date.now(), position: '0/0' };
  if (timeOf(vacuumMark) === null) writeFileSync(vacuumMark, '', { mode: 0o600 });

  const tick = async (): Promise<void> => {
    checkpointed = await pool.withClient(
      (client) => checkpointIfDue(client, checkpointed, settings),
      acquireMilliseconds,
    );
    if (!isVacuumDue(timeOf(vacuumMark), new Date()) || !(await hasRoom())) return;
    const tables = await pool.withClient(listTables, acquireMilliseconds);
    for (const table of tables) {
      if (loop.isOver()) return;
      await pool.withClient(
        (client) => client.query(`vacuum (analyze) ${table}`, [], stepMilliseconds),
        acquireMilliseconds,
      );
    }
    writeFileSync(vacuumMark, '');
  };

  const loop = createLoop({
    turn: tick,
    everyMs: settings.tickMilliseconds,
    onError: (error) => {
      if (!isBusy(error)) onError(error);
    },
  });
  loop.start();
  return loop.stop;
}

/**
 * Whether to vacuum: once a night between three and six of the server's time, and at any hour after
 * two missed nights.
 */
export function isVacuumDue(last: Date | null, now: Date): boolean {
  if (last === null) return false;
  const age = now.getTime() - last.getTime();
  const atNight = now.getHours() >= 3 && now.getHours() < 6;
  return (atNight && age > 12 * hour) || age > 48 * hour;
}

interface Checkpoint {
  readonly at: number;
  readonly position: string;
}

async function checkpointIfDue(
  client: EmbeddedClient,
  last: Checkpoint,
  settings: MaintenanceSettings,
): Promise<Checkpoint> {
  const { rows } = await client.query(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1)::text as bytes',
    [last.position],
  );
  const written = Number(rows[0]?.bytes);
  const isDue =
    written > settings.checkpointBytes ||
    (written > 0 && Date.now() - last.at >= settings.checkpointMilliseconds);
  if (!isDue) return last;
  await client.query('checkpoint', [], stepMilliseconds);
  // The checkpoint writes a record of its own, which must not count as a change.
  const after = await client.query('select pg_current_wal_insert_lsn()::text as position');
  return { at: Date.now(), position: String(after.rows[0]?.position) };
}

/** The database is in use or closing. This is no failure; the next tick tries again. */
function isBusy(error: unknown): boolean {
  return error instanceof AcquireTimeoutError || error instanceof DatabaseClosedError;
}

async function listTables(client: EmbeddedClient): Promise<string[]> {
  const { rows } = await client.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by 1",
  );
  return rows.map((row) => String(row.name));
}

function timeOf(file: string): Date | null {
  return statSync(file, { throwIfNoEntry: false })?.mtime ?? null;
}
