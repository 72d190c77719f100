import { draw } from '../../../scripts/lib/draw.mjs';

// The effort of tests that could run for any time: little in `npm test`, much more at night (`npm
// run test:nightly`, `npm run test:trust`).

const numberOf = (name: string, usual: number): number => Number(process.env[name] ?? usual);

/** Whether this run is a sample, as `npm test` is by default (scripts/test/sample.mjs). */
export const IS_SAMPLE = Boolean(process.env.GARITA_SAMPLE);

/** The seed is fixed, so that a run can be repeated. A failed test prints its seed. */
export const FUZZ_SEED = numberOf('GARITA_FUZZ_SEED', 21112026);
export const FUZZ_CASES = numberOf('GARITA_FUZZ_CASES', IS_SAMPLE ? 2 : 45);
/** Whether calls without input get as many requests as the others. Otherwise they get a third. */
export const FUZZ_EVENLY = numberOf('GARITA_FUZZ_EVENLY', 0) === 1;
/**
 * The number of concurrent writers. On PostgreSQL there are twice as many writers as a portal has
 * connections (`db/postgres/openPostgres.ts`), so half of them wait. In a sample each writer has a
 * connection. The embedded database has one connection, and two waiting
 * writers test as much as many.
 */
const WRITERS_ON_POSTGRES = IS_SAMPLE ? 6 : 20;
export const AT_ONCE = numberOf(
  'GARITA_AT_ONCE',
  process.env.GARITA_TEST_DATABASE_URL ? WRITERS_ON_POSTGRES : 3,
);
/** How often the crash test kills a writing process. */
export const KILLS = IS_SAMPLE ? 1 : 3;
/** The seeds of the random histories that test the payroll and the pay list. */
export const HISTORY_SEEDS = Array.from(
  { length: numberOf('GARITA_HISTORIES', IS_SAMPLE ? 1 : 3) },
  (_, i) => FUZZ_SEED + i,
);
/** The number of runs of a property that uses the database. A sample makes a quarter of them. */
export const propertyRuns = (whole: number): number => (IS_SAMPLE ? Math.ceil(whole / 4) : whole);
/** Whether the permission matrix also tries every person on the whole server. */
export const WHOLE_MATRIX = numberOf('GARITA_WHOLE_MATRIX', 0) === 1;

/**
 * The rows that this run tries. A sample tries a share of them, which the commit determines;
 * another run tries all.
 */
export const sampled = <T>(
  rows: readonly T[],
  share: number,
  nameOf: (row: T) => string = String,
): readonly T[] => draw(rows, share, nameOf);

/** The rows that this run tries. A sample tries one row of each kind; another run tries all. */
export function oneOfEach<T>(rows: readonly T[], kindOf: (row: T) => string): readonly T[] {
  if (!IS_SAMPLE) return rows;
  const kinds = new Map<string, T[]>();
  for (const row of rows) kinds.set(kindOf(row), [...(kinds.get(kindOf(row)) ?? []), row]);
  return [...kinds.values()].flatMap((same) => draw(same, 1 / same.length, JSON.stringify));
}
