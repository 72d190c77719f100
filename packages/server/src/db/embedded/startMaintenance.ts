import { statSync, writeFileSync } from 'node:fs';
import { createLoop } from '../../createLoop';
import { AcquireTimeoutError, DatabaseClosedError } from '../errors';
import type { EmbeddedClient, EmbeddedPool } from './EmbeddedPool';

export interface MaintenanceSettings {
  readonly tickMilliseconds: number;
  /** The interval of checkpoints. Without a write there is no checkpoint. */
  readonly checkpointMilliseconds: number;
  /** After this many written bytes a checkpoint comes early. */
  readonly checkpointBytes: number;
}

const usual: MaintenanceSettings = {
  tickMilliseconds: 60_000,
  checkpointMilliseconds: 5 * 60_000,
  checkpointBytes: 64 * 1024 * 1024,
};
const hour = 3_600_000;
/**
 * The longest wait for the session. It is short, because requests come first and the next tick
 * retries.
 */
const acquireMilliseconds = 1_000;
/** A step's timeout. A table of millions of rows needs minutes, more than a request may take. */
const stepMilliseconds = 15 * 60_000;

export interface MaintenanceNeeds {
  /** A step failed; the next tick runs it again. */
  onError(error: unknown): void;
  /**
   * Whether the disk has room for a vacuum, which writes much and frees little. Checkpoints run
   * anyway: they free room.
   */
  hasRoom(): Promise<boolean>;
}

/**
 * Maintenance that a PostgreSQL server does by itself. Without checkpoints the log (WAL) grows for
 * ever, and a start takes longer and longer. VACUUM (ANALYZE) runs at night, table by table, so
 * that requests run in between.
 *
 * @param vacuumMark a file whose modification time is the time of the last vacuum; it survives
 * restarts.
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
 * Whether a vacuum is due: once a night between three and six o'clock in the server's zone, or at
 * any hour if the last vacuum is over 48 hours old.
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
  // The checkpoint itself writes a record to the log, and that record must not count as a change.
  const after = await client.query('select pg_current_wal_insert_lsn()::text as position');
  return { at: Date.now(), position: String(after.rows[0]?.position) };
}

/**
 * Whether requests hold the session, or the database is closed. The next tick tries again, so the
 * step has not failed.
 */
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
