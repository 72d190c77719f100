import type { Row } from '../Row';
import { forEachOf, signIn } from '../support/client';
import { interleave } from '../support/interleave';
import { onBoth } from '../support/onBoth';
import { inBench } from '../support/paths';
import { runNode } from '../support/runNode';

const AT_ONCE = 8;
const COUNT = 60;

async function rateOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await forEachOf([...Array(COUNT).keys()], AT_ONCE, work);
  return (COUNT * 1000) / (performance.now() - start);
}

/**
 * Sign-ins per second, compared with password hashes per second: hashing, which is slow on purpose,
 * limits sign-ins.
 */
export const login: Row = {
  name: 'login',
  async run(bench) {
    const agencies = await bench.agencies();
    const found = await interleave({
      limit: async () => Number(await runNode([inBench('peers/hashes.mjs')])),
      ...onBoth((database) => rateOf(() => signIn(agencies[database].url, 'Recluta'))),
    });
    return [
      {
        work: 'login',
        unit: '/s',
        peers: { 'hashes alone': found.limit },
        garita: { postgres: found.postgres, embedded: found.embedded },
        goal: { bound: 'atLeast', value: 0.7, of: 'hashes alone' },
        note: 'the hashes run on all cores but the one that the gate leaves to others',
      },
    ];
  },
};
