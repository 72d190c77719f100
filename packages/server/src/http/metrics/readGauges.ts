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
  /** Outgoing deliveries: `pendientes` wait, `marcadas` were given up. */
  readonly countEntregas: () => Promise<{ readonly pendientes: number; readonly marcadas: number }>;
  readonly failedJobs: () => readonly string[];
  readonly openConnections: () => Promise<number>;
  readonly countStreams: () => number;
  /** The event loop's delays since the last read. */
  readonly loop: IntervalHistogram;
}

/** @param value null leaves the gauge out; an object has the values by the texts of one label */
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
    gauge('garita_database_state', 'How the database is: 1 for the state it is in.', {
      state: states,
    }),
    gauge(
      'garita_database_connections_in_use',
      'Connections at work; the embedded database has one.',
      inUse,
    ),
    gauge('garita_database_waiting', 'Who waits for a connection.', waiting),
  ];
}

/** The gauges of the disk; none for PostgreSQL, whose server watches its own disk. */
async function readDisk({ db, dataDir }: Sources): Promise<Family[]> {
  if (db.kind !== 'embedded') return [];
  return [
    gauge(
      'garita_disk_writable',
      'Whether there is room for changes: 0 = the portal can only be read.',
      Number(await db.hasRoom()),
    ),
    gauge(
      'garita_disk_free_bytes',
      'Room left on the disk of the data folder.',
      await readFreeBytes(dataDir).catch(() => null),
    ),
  ];
}

/**
 * The gauges of backups and deliveries; without values when the folder or the database cannot be
 * read.
 */
async function readWork({ backups, clock, countEntregas }: Sources): Promise<Family[]> {
  const last = await backups.findLast().catch(() => null);
  const counts = await countEntregas().catch(() => null);
  return [
    gauge(
      'garita_backup_age_seconds',
      'Since the newest backup was made.',
      last && (clock().getTime() - last.getTime()) / 1e3,
    ),
    gauge(
      'garita_deliveries',
      'What is told outside: what waits, and what was given up.',
      counts && { state: { pending: counts.pendientes, 'given-up': counts.marcadas } },
    ),
  ];
}

/**
 * The delay of the event loop in seconds. The samples themselves are `LOOP_RESOLUTION` apart; the
 * rest is delay.
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
      'How late the process gets to its work, since the last reading; 1 is the longest.',
      { quantile },
    ),
    gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Memory of its objects.', heapUsed),
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time used.',
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
      'Connections of visitors and proxies.',
      await sources.openConnections(),
    ),
    gauge(
      'garita_upkeep_failed_jobs',
      'How many of the hourly jobs failed the last time; the log says which.',
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
