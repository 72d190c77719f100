import { draw } from '../../../scripts/lib/draw.mjs';

// The effort of open-ended tests: little in `npm test`, much more at night (`npm run test:nightly`,
// `npm run test:trust`).

const numberOf = (name: string, usual: number): number => Number(process.env[name] ?? usual);

/** The default `npm test` is a sample (scripts/test/sample.mjs). */
export const IS_SAMPLE = Boolean(process.env.GARITA_SAMPLE);

/** Fixed, so that runs repeat; a failure prints the seed that reproduces it. */
export const FUZZ_SEED = numberOf('GARITA_FUZZ_SEED', 21112026);
export const FUZZ_CASES = numberOf('GARITA_FUZZ_CASES', IS_SAMPLE ? 3 : 45);
/** Whether calls without input get as many requests as the others, instead of a third. */
export const FUZZ_EVENLY = numberOf('GARITA_FUZZ_EVENLY', 0) === 1;
/**
 * Concurrent writers. On PostgreSQL twice the portal's connections (`db/postgres/openPostgres.ts`),
 * so that half of them wait. The embedded database has one connection, for which two waiting
 * writers are as good as many.
 */
export const AT_ONCE = numberOf('GARITA_AT_ONCE', process.env.GARITA_TEST_DATABASE_URL ? 20 : 3);
/** The seeds of histories for the properties of the payroll and the pay list. */
export const HISTORY_SEEDS = Array.from(
  { length: numberOf('GARITA_HISTORIES', IS_SAMPLE ? 1 : 3) },
  (_, i) => FUZZ_SEED + i,
);
/** The runs of a property that goes through the database: a quarter in a sample. */
export const propertyRuns = (whole: number): number => (IS_SAMPLE ? Math.ceil(whole / 4) : whole);
/** Whether the permission matrix tries every person against the real handlers too. */
export const WHOLE_MATRIX = numberOf('GARITA_WHOLE_MATRIX', 0) === 1;

/** The rows that this run tries: all, or in a sample a share of them, drawn by the commit. */
export const sampled = <T>(
  rows: readonly T[],
  share: number,
  nameOf: (row: T) => string = String,
): readonly T[] => draw(rows, share, nameOf);

/** The rows to try: in a sample one row of each kind, else all. */
export function oneOfEach<T>(rows: readonly T[], kindOf: (row: T) => string): readonly T[] {
  if (!IS_SAMPLE) return rows;
  const kinds = new Map<string, T[]>();
  for (const row of rows) kinds.set(kindOf(row), [...(kinds.get(kindOf(row)) ?? []), row]);
  return [...kinds.values()].flatMap((same) => draw(same, 1 / same.length, JSON.stringify));
}
