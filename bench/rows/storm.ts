import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASES, type Database } from '../databases';
import type { Line, Row } from '../Row';
import { call } from '../support/client';
import { interleave } from '../support/interleave';
import type { Agency } from '../support/openAgency';
import { openStorm, type Storm } from '../support/openStorm';

const PEOPLE = 300;
const READS = 80;
/** Milliseconds between reads, whether or not the previous read is answered. */
const EVERY_MS = 25;
/** Milliseconds of the storm before the reads begin. */
const BEGINNING_MS = 1_000;

/** The 95th percentile of the read times of signed-in users, in milliseconds. */
async function readP95({ url, staff }: Agency): Promise<number> {
  const times = await Promise.all(
    Array.from({ length: READS }, async (_, i) => {
      await sleep(i * EVERY_MS);
      const sent = performance.now();
      await call(url, 'getAllTime', { key: staff[i % staff.length]?.key ?? '' });
      return performance.now() - sent;
    }),
  );
  return times.sort((a, b) => a - b)[Math.ceil(READS * 0.95) - 1] as number;
}

async function inStorm(storm: Storm, agency: Agency): Promise<number> {
  const { stop } = storm(agency.url, PEOPLE);
  try {
    await sleep(BEGINNING_MS);
    return await readP95(agency);
  } finally {
    const counts = await stop();
    if (process.env.BENCH_VERBOSE) console.error(agency.database, counts);
  }
}

const NAMES: Readonly<Record<Database, string>> = { postgres: 'PostgreSQL', embedded: 'embedded' };

/** Read times of signed-in users while hundreds of strangers try to sign in. */
export const storm: Row = {
  name: 'storm',
  async run(bench) {
    const agencies = await bench.agencies();
    const start = openStorm();
    const sides = DATABASES.flatMap((database) => [
      [`quiet ${database}`, () => readP95(agencies[database])] as const,
      [`storm ${database}`, () => inStorm(start, agencies[database])] as const,
    ]);
    const found = await interleave(Object.fromEntries(sides), {
      rounds: 3,
      isWarmedUp: false,
      patience: 120_000,
    });
    return DATABASES.map(
      (database): Line => ({
        work: `a read by one of 200 signed in while ${PEOPLE} sign in at once, p95, ${NAMES[database]}`,
        unit: 'ms',
        peers: { quiet: found[`quiet ${database}`] ?? Number.NaN },
        garita: { [database]: found[`storm ${database}`] ?? Number.NaN },
        goal: { bound: 'atMost', value: 3, of: 'quiet' },
        note: 'each from an address of its own, again at once or when it was told to',
      }),
    );
  },
};
