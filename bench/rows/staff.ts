import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES } from '../databases';
import type { Row } from '../Row';
import type { Person } from '../support/client';
import { cpuOf } from '../support/cpuOf';
import { createAdjust } from '../support/createAdjust';
import { median } from '../support/interleave';
import type { Agency } from '../support/openAgency';
import { inBench } from '../support/paths';
import { runNode } from '../support/runNode';

const STAFF = 200;
/** The requests of an open Tiempos page and their intervals in seconds, as in the app. */
const RHYTHM: readonly {
  readonly path: (person: Person) => string;
  readonly every: number;
  readonly body?: unknown;
}[] = [
  { path: () => 'getAllTime', every: 30 },
  { path: ({ id }) => `getSolicitudes/${id}`, every: 60 },
  { path: () => 'getSolicitudTiempo', every: 60 },
  { path: () => 'ext/nombreDeclinado', every: 60 },
  { path: () => 'estados', every: 180, body: { op: 3 } },
];
/** Each interval has two periods of the most frequent request. */
const STRETCHES = 5;
const STRETCH_MS = 12_000;
const SETTLE_MS = 5_000;

/** A person's page: polls at its intervals, with its ETags, until stopped. */
export async function keepOpen(
  { url }: Agency,
  person: Person,
  share: number,
  signal: AbortSignal,
): Promise<void> {
  const ask = async ({ path, every, body }: (typeof RHYTHM)[number]): Promise<void> => {
    let etag: string | null = null;
    await sleep(share * every * 1000, undefined, { signal });
    for (;;) {
      const start = performance.now();
      const response: Response = await fetch(`${url}/api/${path(person)}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          key: person.key,
          ...(etag && { 'if-none-match': etag }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      await response.arrayBuffer();
      if (!response.ok && response.status !== 304)
        throw new Error(`${path(person)}: ${response.status}`);
      etag = response.headers.get('etag') ?? etag;
      await sleep(Math.max(0, every * 1000 - (performance.now() - start)), undefined, { signal });
    }
  };
  await Promise.all(RHYTHM.map(ask));
}

/** An open session changes at this interval, so that polls get new data. Milliseconds. */
const CHANGE_MS = 10_000;

async function keepChanging(agency: Agency, signal: AbortSignal): Promise<void> {
  const change = await createAdjust(agency);
  for (;;) {
    await change();
    await sleep(CHANGE_MS, undefined, { signal });
  }
}

/** The parent of all PostgreSQL processes. */
export async function findPostmaster(postgresUrl: string): Promise<number> {
  const sql = `select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`;
  const [{ pid }] = JSON.parse(
    await runNode([inBench('peers/query.mjs'), sql], { HAND_DATABASE_URL: postgresUrl }),
  );
  return pid;
}

/** In percent of a core: the median of the intervals. */
async function watchCpu(pids: readonly number[]): Promise<number> {
  const found: number[] = [];
  const read = (): number => pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
  for (let i = 0; i < STRETCHES; i++) {
    const [before, start] = [read(), performance.now()];
    await sleep(STRETCH_MS);
    found.push(((read() - before) * 100_000) / (performance.now() - start));
  }
  return median(found);
}

/** The cost of the whole staff's open pages: both portals in parallel, each with its own users. */
export const staff: Row = {
  name: 'staff',
  isMostlyWaiting: true,
  async run(bench) {
    const agencies = await bench.agencies();
    const postmaster = await findPostmaster(bench.postgresUrl);
    const stop = new AbortController();
    setMaxListeners(0, stop.signal);
    const open = DATABASES.flatMap((database) => {
      const agency = agencies[database];
      const people = agency.staff.slice(0, STAFF);
      return [
        keepChanging(agency, stop.signal),
        ...people.map((person, i) => keepOpen(agency, person, i / people.length, stop.signal)),
      ];
    });
    const failed = Promise.all(open).then(() => undefined);
    try {
      await Promise.race([sleep(SETTLE_MS), failed]);
      const watching = Promise.all([
        watchCpu([agencies.postgres.pid]),
        watchCpu([postmaster]),
        watchCpu([agencies.embedded.pid]),
      ]);
      await Promise.race([watching, failed]);
      const [server, database, embedded] = await watching;
      return [
        {
          work: '200 staff on Tiempos, app’s rhythm: server and database',
          unit: '% of a core',
          garita: { postgres: server + database, embedded },
          goal: { bound: 'atMost', value: { postgres: 3, embedded: 8 } },
          note: `on PostgreSQL ${server.toFixed(1)} + ${database.toFixed(1)}; a session changes every ${CHANGE_MS / 1000} s`,
        },
      ];
    } finally {
      stop.abort();
      await failed.catch(() => undefined);
    }
  },
};
