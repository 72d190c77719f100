import type { Comparison } from '../Measure';

const TIMES = 15;

/** What came of a comparison: medians in milliseconds. */
export interface Result {
  readonly what: string;
  readonly base: number;
  readonly other: number;
  readonly ratio: number;
  readonly atMost: number;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** Does both sides in turn, so that whatever else the machine does meets them alike; the first of each only warms up. */
export async function compare({ what, base, other, atMost, times = TIMES }: Comparison): Promise<Result> {
  const [bases, others]: [number[], number[]] = [[], []];
  for (let i = 0; i <= times; i++) {
    const [a, b] = [await timeOf(base), await timeOf(other)];
    if (i === 0) continue;
    bases.push(a);
    others.push(b);
  }
  const [a, b] = [median(bases), median(others)];
  return { what, base: a, other: b, ratio: b / a, atMost };
}
