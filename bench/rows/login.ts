import type { Row } from '../Row';
import { CLAVE, forEachOf, signIn } from '../support/client';
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

/** An intentionally expensive hash, and the capacity left for other requests. */
export const login: Row = {
  name: 'login',
  async run(bench) {
    const [agencies, hand] = await Promise.all([bench.agencies(), bench.peer('hand')]);
    const found = await interleave({
      limit: async () => Number(await runNode([inBench('peers/hashes.mjs')])),
      hand: () =>
        rateOf(async () => {
          const response = await fetch(`${hand.url}/login`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ name: 'Guardia-00001', password: CLAVE }),
          });
          if (!response.ok) throw new Error(`login: ${response.status}`);
          await response.text();
        }),
      ...onBoth((database) => rateOf(() => signIn(agencies[database].url, 'Recluta'))),
    });
    return [
      {
        work: 'login',
        unit: '/s',
        limit: found.limit,
        peers: { 'by hand, gated': found.hand },
        garita: { postgres: found.postgres, embedded: found.embedded },
        goal: { bound: 'atLeast', value: 0.85, of: 'limit' },
        note: 'the limit: hashes alone, on all cores but the one that the gate leaves to others',
      },
    ];
  },
};
