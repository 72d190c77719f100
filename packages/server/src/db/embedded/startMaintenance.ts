import { statSync, writeFileSync } from 'node:fs';
import { createLoop } from '../../createLoop';
import { AcquireTimeoutError, DatabaseClosedError } from '../errors';
import type { EmbeddedClient, EmbeddedPool } from './EmbeddedPool';

export interface MaintenanceSettings {
  readonly tickMilliseconds: number;
  /** A checkpoint this long after the last one, if something was written. */
  readonly checkpointMilliseconds: number;
  /** Or as soon as this many bytes were written. */
  readonly checkpointBytes: number;
}

const usual: MaintenanceSettings = {
  tickMilliseconds: 60_000,
  checkpointMilliseconds: 5 * 60_000,
  checkpointBytes: 64 * 1024 * 1024,
};
const hour = 3_600_000;
/** Maintenance can wait for the next tick; requests cannot wait for it. */
const acquireMilliseconds = 1_000;
/**
 * The timeout of a step. It is longer than a request's: a table of millions of rows needs minutes.
 */
const stepMilliseconds = 15 * 60_000;

export interface MaintenanceNeeds {
  /** The error of a failed step; the next tick tries again. */
  onError(error: unknown): void;
  /** A vacuum writes much and frees little, so it waits for room; a checkpoint frees room. */
  hasRoom(): Promise<boolean>;
}

/**
 * Work that a PostgreSQL server does by itself and the embedded one does not. Checkpoints: without
 * them the log grows for ever and a start takes longer and longer. At night, VACUUM (ANALYZE),
 * table by table, so that requests run in between.
 *
 * @param vacuumMark a file whose time is the time of the last vacuum; it survives restarts.
 * @returns stops it; resolves when a running step has ended.
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
 * Between three and six in the morning of the server, once a night; at any hour after two missed
 * nights.
 */
export function isVacuumDue(last: Date | null, now: Date): boolean {
  if (last === null) return false;
  const age = now.getTime() - last.getTime();
  const atNight = now.getHours() >= 3 && now.getHours() < 6;
  return (atNight && age > 12 * hour) || age > 48 * hour;
}

/** The time of the checkpoint, and the position of the log then. */
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

/** In use or closing: not a failure; the next tick tries again. */
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
