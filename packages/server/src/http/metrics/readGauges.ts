import type { IntervalHistogram } from 'node:perf_hooks';
import type { Database, Health } from '../../db/Database';
import { readFreeBytes } from '../../db/embedded/DiskWatch';
import type { Backups } from '../../respaldo/createBackups';
import { VERSION } from '../../version';
import type { Family, Sample } from './Family';

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

const gauge = (name: string, help: string, ...samples: readonly Sample[]): Family => ({
  name,
  help,
  type: 'gauge',
  samples,
});
const HEALTHS: readonly Health[] = ['ok', 'reabriendo', 'no-responde'];

async function readDatabase({ db }: Sources): Promise<Family[]> {
  const health = await db.checkHealth();
  const { inUse, waiting } = db.poolUse();
  return [
    gauge(
      'garita_database_state',
      'How the database is: 1 for the state it is in.',
      ...HEALTHS.map((state) => ({ labels: { state }, value: Number(state === health) })),
    ),
    gauge(
      'garita_database_connections_in_use',
      'Connections at work; the embedded database has one.',
      { value: inUse },
    ),
    gauge('garita_database_waiting', 'Who waits for a connection.', { value: waiting }),
  ];
}

/** Empty for PostgreSQL, whose server watches its own disk. */
async function readDisk({ db, dataDir }: Sources): Promise<Family[]> {
  if (db.kind !== 'embedded') return [];
  const free = await readFreeBytes(dataDir).catch(() => null);
  return [
    gauge(
      'garita_disk_writable',
      'Whether there is room for changes: 0 = the portal can only be read.',
      { value: Number(await db.hasRoom()) },
    ),
    gauge(
      'garita_disk_free_bytes',
      'Room left on the disk of the data folder.',
      ...(free === null ? [] : [{ value: free }]),
    ),
  ];
}

/** Empty without a backup, or while the folder cannot be read. */
async function readBackups({ backups, clock }: Sources): Promise<Family[]> {
  const last = await backups.findLast().catch(() => null);
  return last === null
    ? []
    : [
        gauge('garita_backup_age_seconds', 'Since the newest backup was made.', {
          value: (clock().getTime() - last.getTime()) / 1e3,
        }),
      ];
}

/** Empty while the database does not answer. */
async function readEntregas({ countEntregas }: Sources): Promise<Family[]> {
  const counts = await countEntregas().catch(() => null);
  if (counts === null) return [];
  const samples = [
    { labels: { state: 'pending' }, value: counts.pendientes },
    { labels: { state: 'given-up' }, value: counts.marcadas },
  ];
  return [
    gauge(
      'garita_deliveries',
      'What is told outside: what waits, and what was given up.',
      ...samples,
    ),
  ];
}

/** In seconds. The samples themselves are `LOOP_RESOLUTION` apart; the rest is delay. */
const toDelay = (nanoseconds: number): number =>
  Math.max(0, nanoseconds / 1e9 - LOOP_RESOLUTION / 1e3);

function readProcess({ loop, db }: Sources): Family[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const [median, late, max] = [
    toDelay(loop.percentile(50)),
    toDelay(loop.percentile(99)),
    toDelay(loop.max),
  ];
  loop.reset();
  return [
    gauge(
      'garita_event_loop_delay_seconds',
      'How late the process gets to its work, since the last reading; 1 is the longest.',
      { labels: { quantile: '0.5' }, value: median },
      { labels: { quantile: '0.99' }, value: late },
      { labels: { quantile: '1' }, value: max },
    ),
    gauge('process_resident_memory_bytes', 'Memory of the process.', { value: rss }),
    gauge('nodejs_heap_size_used_bytes', 'Memory of its objects.', { value: heapUsed }),
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time used.',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
    gauge('process_start_time_seconds', 'When the process started, in seconds since 1970.', {
      value: Math.round(Date.now() / 1e3 - process.uptime()),
    }),
    gauge('garita_info', 'Always 1; the labels say what runs.', {
      labels: { version: VERSION, node: process.versions.node, database: db.kind },
      value: 1,
    }),
  ];
}

export async function readGauges(sources: Sources): Promise<Family[]> {
  const connections = gauge(
    'garita_http_open_connections',
    'Connections of visitors and proxies.',
    { value: await sources.openConnections() },
  );
  return [
    connections,
    gauge(
      'garita_upkeep_failed_jobs',
      'How many of the hourly jobs failed the last time; the log says which.',
      { value: sources.failedJobs().length },
    ),
    gauge('garita_streams', 'Who listens to what moves; each is one of the connections.', {
      value: sources.countStreams(),
    }),
    ...(await readDatabase(sources)),
    ...(await readDisk(sources)),
    ...(await readBackups(sources)),
    ...(await readEntregas(sources)),
    ...readProcess(sources),
  ];
}
