import { draw } from '../../../scripts/lib/draw.mjs';

// How much the tests do that could go on for ever: enough for every change in `npm test`, much more at night (`npm run test:nightly`, `npm run test:trust`).

const numberOf = (name: string, usual: number): number => Number(process.env[name] ?? usual);

/** Whether this run does a part of everything: `npm test` as people run it (scripts/test/sample.mjs). */
export const IS_SAMPLE = Boolean(process.env.GARITA_SAMPLE);

/** The same requests at every run; another number gives others, and what a failure prints gives the same again. */
export const FUZZ_SEED = numberOf('GARITA_FUZZ_SEED', 21112026);
/** How many requests of each call the fuzz makes. */
export const FUZZ_CASES = numberOf('GARITA_FUZZ_CASES', IS_SAMPLE ? 6 : 45);
/** Whether calls that ask for nothing get as many as the others, instead of a third. */
export const FUZZ_EVENLY = numberOf('GARITA_FUZZ_EVENLY', 0) === 1;
/**
 * How many make a write at once. On PostgreSQL twice as many as a portal has connections (`db/postgres/openPostgres.ts`), so that all are taken and as many
 * wait; the embedded database has one, before which two that wait are as good as many.
 */
export const AT_ONCE = numberOf('GARITA_AT_ONCE', process.env.GARITA_TEST_DATABASE_URL ? 20 : 3);
/** The histories on which the properties of the payroll and of the pay list are tried: one of each seed. */
export const HISTORY_SEEDS = Array.from(
  { length: numberOf('GARITA_HISTORIES', IS_SAMPLE ? 1 : 3) },
  (_, i) => FUZZ_SEED + i,
);
/** Whether the permission matrix tries everybody with the real handlers too. */
export const WHOLE_MATRIX = numberOf('GARITA_WHOLE_MATRIX', 0) === 1;

/** The rows of a table that this run tries: all, or in a sample a share of them, others with each commit. */
export const sampled = <T>(
  rows: readonly T[],
  share: number,
  nameOf: (row: T) => string = String,
): readonly T[] => draw(rows, share, nameOf);

/** In a sample one row of each kind; else all. */
export function oneOfEach<T>(rows: readonly T[], kindOf: (row: T) => string): readonly T[] {
  if (!IS_SAMPLE) return rows;
  const kinds = new Map<string, T[]>();
  for (const row of rows) kinds.set(kindOf(row), [...(kinds.get(kindOf(row)) ?? []), row]);
  return [...kinds.values()].flatMap((same) => draw(same, 1 / same.length, JSON.stringify));
}
