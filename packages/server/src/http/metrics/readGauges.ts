import type { IntervalHistogram } from 'node:perf_hooks';
import type { Database, Health } from '../../db/Database';
import { readFreeBytes } from '../../db/embedded/DiskWatch';
import type { Backups } from '../../respaldo/createBackups';
import { VERSION } from '../../version';
import type { Family } from './Family';

/** The sampling interval of the event loop in milliseconds. */
export const LOOP_RESOLUTION = 20;

export interface Sources {
  readonly db: Pick<Database, 'kind' | 'checkHealth' | 'hasRoom' | 'poolUse'>;
  readonly dataDir: string;
  readonly backups: Pick<Backups, 'findLast'>;
  readonly clock: () => Date;
  /** Outgoing deliveries: `pendientes` wait, `marcadas` are given up. */
  readonly countEntregas: () => Promise<{ readonly pendientes: number; readonly marcadas: number }>;
  readonly failedJobs: () => readonly string[];
  readonly openConnections: () => Promise<number>;
  readonly countStreams: () => number;
  /** The event loop's delays since the last read. */
  readonly loop: IntervalHistogram;
}

/**
 * @param value null omits the gauge; an object has a label's name as its key, and one number for
 * each text of the label
 */
const gauge = (
  name: string,
  help: string,
  value: number | null | Readonly<Record<string, Readonly<Record<string, number>>>>,
): Family => {
  const byLabel =
    typeof value === 'number'
      ? [{ value }]
      : Object.entries(value ?? {}).flatMap(([label, values]) =>
          Object.entries(values).map(([text, one]) => ({ labels: { [label]: text }, value: one })),
        );
  return { name, help, type: 'gauge', samples: byLabel };
};

const HEALTHS: readonly Health[] = ['ok', 'reabriendo', 'no-responde'];

async function readDatabase({ db }: Sources): Promise<Family[]> {
  const health = await db.checkHealth();
  const { inUse, waiting } = db.poolUse();
  const states = Object.fromEntries(HEALTHS.map((one) => [one, Number(one === health)]));
  return [
    gauge(
      'garita_database_state',
      'State of the database: 1 for the current state, 0 for the others.',
      {
        state: states,
      },
    ),
    gauge(
      'garita_database_connections_in_use',
      'Database connections in use; the embedded database has one connection.',
      inUse,
    ),
    gauge('garita_database_waiting', 'Requests that wait for a database connection.', waiting),
  ];
}

/** The gauges of the disk; none for PostgreSQL, whose server watches its own disk. */
async function readDisk({ db, dataDir }: Sources): Promise<Family[]> {
  if (db.kind !== 'embedded') return [];
  return [
    gauge(
      'garita_disk_writable',
      'Whether the disk has room for writes; 0 = the portal is read-only.',
      Number(await db.hasRoom()),
    ),
    gauge(
      'garita_disk_free_bytes',
      'Free bytes on the disk of the data folder.',
      await readFreeBytes(dataDir).catch(() => null),
    ),
  ];
}

/**
 * The gauges of backups and deliveries. A gauge is omitted when its folder or the database cannot
 * be read.
 */
async function readWork({ backups, clock, countEntregas }: Sources): Promise<Family[]> {
  const last = await backups.findLast().catch(() => null);
  const counts = await countEntregas().catch(() => null);
  return [
    gauge(
      'garita_backup_age_seconds',
      'Age of the newest backup in seconds.',
      last && (clock().getTime() - last.getTime()) / 1e3,
    ),
    gauge(
      'garita_deliveries',
      'Webhook deliveries that are pending or were given up.',
      counts && { state: { pending: counts.pendientes, 'given-up': counts.marcadas } },
    ),
  ];
}

/**
 * The delay of the event loop in seconds. The timer fires every `LOOP_RESOLUTION` milliseconds
 * without a delay, so that time is subtracted.
 */
const toDelay = (nanoseconds: number): number =>
  Math.max(0, nanoseconds / 1e9 - LOOP_RESOLUTION / 1e3);

function readProcess({ loop, db }: Sources): Family[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const quantile = {
    '0.5': toDelay(loop.percentile(50)),
    '0.99': toDelay(loop.percentile(99)),
    '1': toDelay(loop.max),
  };
  loop.reset();
  const started = Math.round(Date.now() / 1e3 - process.uptime());
  const labels = { version: VERSION, node: process.versions.node, database: db.kind };
  return [
    gauge(
      'garita_event_loop_delay_seconds',
      'Delay of the event loop since the last scrape; quantile 1 is the longest delay.',
      { quantile },
    ),
    gauge('process_resident_memory_bytes', 'Resident memory of the process in bytes.', rss),
    gauge('nodejs_heap_size_used_bytes', 'JavaScript heap in use, in bytes.', heapUsed),
    {
      name: 'process_cpu_seconds_total',
      help: 'CPU time used by the process, in seconds.',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
    gauge(
      'process_start_time_seconds',
      'When the process started, in seconds since 1970.',
      started,
    ),
    {
      ...gauge('garita_info', 'Always 1; the labels say what runs.', null),
      samples: [{ labels, value: 1 }],
    },
  ];
}

export async function readGauges(sources: Sources): Promise<Family[]> {
  return [
    gauge(
      'garita_http_open_connections',
      'Open HTTP connections, of visitors and proxies.',
      await sources.openConnections(),
    ),
    gauge(
      'garita_upkeep_failed_jobs',
      'Number of hourly maintenance jobs whose last run failed; the log names them.',
      sources.failedJobs().length,
    ),
    gauge(
      'garita_streams',
      'Who listens to what moves; each is one of the connections.',
      sources.countStreams(),
    ),
    ...(await readDatabase(sources)),
    ...(await readDisk(sources)),
    ...(await readWork(sources)),
    ...readProcess(sources),
  ];
}
