import { randomInt } from 'node:crypto';

/** The seed: random, or `GARITA_TRUST_SEED` to repeat a run. The reports include it. */
export const SEED = Number(process.env.GARITA_TRUST_SEED || randomInt(2 ** 31));
