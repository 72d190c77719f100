// The server's part of `npm run test:nightly`: every test on both databases, and much more of what `npm test` tries a little of, each night with other
// requests.
import { randomInt } from 'node:crypto';
import { onEmbedded, onPostgres } from './server.mjs';

const part = 'nightly';

/** What the tests read in `packages/testing/src/effort.ts`. */
const LONG = {
  GARITA_FUZZ_CASES: '450',
  GARITA_HISTORIES: '30',
  GARITA_WHOLE_MATRIX: '1',
  GARITA_AT_ONCE: '20',
};

/**
 * The steps, with the seed of the night in their names: given as `GARITA_FUZZ_SEED` it makes the same requests again.
 * @param seed a fresh one when it is left out
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
