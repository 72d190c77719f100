// The server's part of `npm run test:nightly`: every test on both databases, and much larger
// samples, with another seed each night.
import { randomInt } from 'node:crypto';
import { onEmbedded, onPostgres } from './server.mjs';

const part = 'nightly';

/** Settings for larger samples, which `packages/testing/src/effort.ts` reads. */
const LONG = {
  GARITA_FUZZ_CASES: '450',
  GARITA_HISTORIES: '30',
  GARITA_WHOLE_MATRIX: '1',
  GARITA_AT_ONCE: '20',
};

/**
 * The steps, whose names contain the seed: `GARITA_FUZZ_SEED` repeats the requests. It is random by
 * default.
 */
export function nightlyServerSteps(seed = process.env.GARITA_FUZZ_SEED || randomInt(2 ** 31)) {
  const env = { ...LONG, GARITA_FUZZ_SEED: String(seed) };
  return [
    onEmbedded({
      part,
      name: `servidor entero, base de datos incorporada, GARITA_FUZZ_SEED=${seed}`,
      env,
    }),
    onEmbedded({ part, name: 'orden garita, base de datos incorporada', project: 'cli' }),
    onPostgres({ part, name: `servidor entero, PostgreSQL, GARITA_FUZZ_SEED=${seed}`, env }),
  ];
}
