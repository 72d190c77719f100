import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES, type Database } from '../databases';
import type { Line, Row } from '../Row';
import { call } from '../support/client';
import { cpuOf } from '../support/cpuOf';
import { createAdjust } from '../support/createAdjust';
import { heapOf } from '../support/heapOf';
import { median } from '../support/interleave';
import type { Agency } from '../support/openAgency';
import { openStreams } from '../support/openStreams';
import { findPostmaster, keepOpen } from './staff';

const STREAMS = 500;
const WRITES = 40;
const STAFF = 200;
/** An idle viewer reports presence at this interval (`app/src/live/startLive.ts`). Seconds. */
const PRESENCE = 300;
const STRETCH_MS = 30_000;
const SETTLE_MS = 3_000;

/** The delay until the last of many streams gets a change, and each stream's memory. */
async function tellMany(
  agency: Agency,
): Promise<{ readonly last: number; readonly kilobytes: number }> {
  const before = await heapOf(agency.pid);
  const streams = await openStreams(agency.url, agency.staff, STREAMS);
  try {
    await sleep(SETTLE_MS);
    const kilobytes = ((await heapOf(agency.pid)) - before) / STREAMS;
    const change = await createAdjust(agency);
    const waits: number[] = [];
    for (let i = 0; i < WRITES; i++) {
      const told = streams.untilAllTold('tiempos');
      const sent = performance.now();
      await change();
      // From the response of the write, which is sent after the commit.
      const answered = performance.now() - sent;
      waits.push(Math.max(0, (await told) - answered));
    }
    waits.sort((a, b) => a - b);
    return { last: waits[Math.ceil(WRITES * 0.95) - 1] as number, kilobytes };
  } finally {
    streams.close();
  }
}

/** The milliseconds beyond a call that looks up no pending tasks. */
async function askWaiting(agency: Agency): Promise<number> {
  const change = await createAdjust(agency);
  const time = async (path: string): Promise<number> => {
    const sent = performance.now();
    await call(agency.url, path, { key: agency.boss.key });
    return performance.now() - sent;
  };
  const waits: number[] = [];
  for (let i = 0; i < WRITES; i++) {
    await change();
    const bare = await time('checkUser');
    waits.push((await time('ext/pendientes')) - bare);
  }
  return median(waits);
}

/** In percent of a core. */
async function watchCpu(
  pids: readonly number[],
  work: (signal: AbortSignal) => Promise<unknown>,
): Promise<number> {
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  const working = work(stop.signal).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  const read = (): number => pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
  await Promise.race([sleep(SETTLE_MS), working]);
  const [before, start] = [read(), performance.now()];
  await Promise.race([sleep(STRETCH_MS), working]);
  const used = ((read() - before) * 100_000) / (performance.now() - start);
  stop.abort();
  await working;
  return used;
}

/** An idle staff: polling compared with streams. */
async function lookOn(
  agency: Agency,
  pids: readonly number[],
): Promise<{ readonly polling: number; readonly streams: number }> {
  const people = agency.staff.slice(0, STAFF);
  const found: { polling: number[]; streams: number[] } = { polling: [], streams: [] };
  const poll = (signal: AbortSignal) =>
    Promise.all(people.map((person, i) => keepOpen(agency, person, i / people.length, signal)));
  const beThere = async (signal: AbortSignal): Promise<void> => {
    for (let i = 0; ; i++) {
      await sleep((PRESENCE * 1000) / people.length, undefined, { signal });
      await call(agency.url, 'checkUser', { key: people[i % people.length]?.key ?? '' });
    }
  };
  for (let round = 0; round < 3; round++) {
    found.polling.push(await watchCpu(pids, poll));
    const streams = await openStreams(agency.url, people, STAFF);
    found.streams.push(await watchCpu(pids, beThere));
    streams.close();
  }
  return { polling: median(found.polling), streams: median(found.streams) };
}

const NAMES: Readonly<Record<Database, string>> = { postgres: 'PostgreSQL', embedded: 'embedded' };

export const live: Row = {
  name: 'live',
  isMostlyWaiting: true,
  async run(bench) {
    const agencies = await bench.agencies();
    const postmaster = await findPostmaster(bench.postgresUrl);
    const told = {
      postgres: await tellMany(agencies.postgres),
      embedded: await tellMany(agencies.embedded),
    };
    const waiting = {
      postgres: await askWaiting(agencies.postgres),
      embedded: await askWaiting(agencies.embedded),
    };
    const quiet = {
      postgres: await lookOn(agencies.postgres, [agencies.postgres.pid, postmaster]),
      embedded: await lookOn(agencies.embedded, [agencies.embedded.pid]),
    };
    return [
      {
        work: `a write reaches the last of ${STREAMS} streams, p95`,
        unit: 'ms',
        garita: { postgres: told.postgres.last, embedded: told.embedded.last },
        goal: { bound: 'atMost', value: 250 },
        note: `${WRITES} writes, from their answers on`,
      },
      {
        work: 'memory of a stream',
        unit: 'kB',
        garita: { postgres: told.postgres.kilobytes, embedded: told.embedded.kilobytes },
        goal: { bound: 'atMost', value: 25 },
        note: `of ${STREAMS}, by what the process holds more`,
      },
      {
        work: 'what waits for somebody who decides, after each write',
        unit: 'ms',
        garita: waiting,
        // The goal is for PostgreSQL; the embedded database serves small agencies.
        goal: { bound: 'atMost', value: { postgres: 5, embedded: 10 } },
        note: 'through HTTP, beyond a call that looks nothing up',
      },
      ...DATABASES.map(
        (database): Line => ({
          work: `${STAFF} people to whom nothing happens, ${NAMES[database]}`,
          unit: '% of a core',
          peers: { 'by the clock': quiet[database].polling },
          garita: { [database]: quiet[database].streams },
          goal: { bound: 'atMost', value: 0.1, of: 'by the clock' },
        }),
      ),
    ];
  },
};
