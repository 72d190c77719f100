import { randomInt } from 'node:crypto';

/** The seed of a run: a fresh one each time, or the one that `GARITA_TRUST_SEED` repeats. What is tried is told with it. */
export const SEED = Number(process.env.GARITA_TRUST_SEED || randomInt(2 ** 31));
