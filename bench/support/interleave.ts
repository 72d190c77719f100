/** One run of a measurement. @returns the result in the line's unit */
type Side = () => Promise<number>;

export interface InterleaveOptions {
  readonly rounds?: number;
  /** Runs each side once without counting, if a first run is slower than later runs. */
  readonly isWarmedUp?: boolean;
  /** After this many milliseconds, and at least three rounds, no further round begins. */
  readonly budget?: number;
  /** The timeout of one run, in milliseconds. */
  readonly patience?: number;
}

const FEWEST = 3;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** @throws an error that names the work if it takes longer than `ms` milliseconds */
export async function within<T>(what: string, ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: not done after ${ms / 1000} s`)), ms);
  });
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Runs A B A B, so that other load affects the sides equally. @returns the median of each side */
export async function interleave<Name extends string>(
  sides: Readonly<Record<Name, Side>>,
  { rounds = 5, isWarmedUp = true, budget = 60_000, patience = 60_000 }: InterleaveOptions = {},
): Promise<Record<Name, number>> {
  const names = Object.keys(sides) as Name[];
  const found = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >;
  if (isWarmedUp) for (const name of names) await within(name, patience, sides[name]());
  const start = performance.now();
  for (let round = 0; round < rounds; round++) {
    if (round >= FEWEST && performance.now() - start > budget) {
      console.error(`Medians of ${round} of ${names.join(', ')}: the time was up.`);
      break;
    }
    for (const name of names) found[name].push(await within(name, patience, sides[name]()));
  }
  if (process.env.BENCH_VERBOSE) console.error(found);
  return Object.fromEntries(names.map((name) => [name, median(found[name])])) as Record<
    Name,
    number
  >;
}
