import type { Row } from '../Row';
import { call } from '../support/client';
import { interleave } from '../support/interleave';
import { onBoth } from '../support/onBoth';
import type { Agency } from '../support/openAgency';

const TIMES = 5;

const perSecond = (count: number, ms: number): number => (count * 1000) / ms;

/** Without an ETag in the request, the answer is never a 304. */
async function readPayroll(url: string, path: string, key: string) {
  const start = performance.now();
  const response = await fetch(url + path, { headers: { key, 'accept-encoding': 'identity' } });
  const body = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return {
    ms: performance.now() - start,
    etag: response.headers.get('etag'),
    bytes: body.byteLength,
  };
}

/** Changes the payroll before each read, so that no cache can answer. Only the reads are timed. */
async function readChanged({ url, boss, staff }: Agency): Promise<number> {
  let [spent, before]: [number, string | null] = [0, null];
  for (let i = 0; i < TIMES; i++) {
    await call(url, 'ajustarNomina', {
      key: boss.key,
      body: { id: staff[i % staff.length]?.id, opcion: 0, requisitos: 1, cantidad: 1 },
    });
    const { ms, etag } = await readPayroll(url, '/api/allNomina', boss.key);
    if (etag !== null && etag === before)
      throw new Error('The payroll has not changed: an old copy was measured.');
    before = etag;
    spent += ms;
  }
  return perSecond(TIMES, spent);
}

/**
 * Reads of the payroll per second. The payroll grows with the agency, and everyone opens it. No
 * read is answered from a cache.
 */
export const payroll: Row = {
  name: 'payroll',
  async run(bench) {
    const [agencies, hand] = await Promise.all([bench.agencies(), bench.peer('hand')]);
    const { url, boss } = agencies.postgres;
    const { bytes } = await readPayroll(url, '/api/allNomina', boss.key);
    const byHand = async (): Promise<number> => {
      let spent = 0;
      for (let i = 0; i < TIMES; i++)
        spent += (await readPayroll(hand.url, '/payroll', '1-hand')).ms;
      return perSecond(TIMES, spent);
    };
    const found = await interleave({
      byHand,
      ...onBoth((database) => readChanged(agencies[database])),
    });
    return [
      {
        work: 'payroll of 5,000, the first reading after a change',
        unit: 'req/s',
        peers: { 'json_agg by hand': found.byHand },
        garita: { postgres: found.postgres, embedded: found.embedded },
        goal: { bound: 'atLeast', value: 0.8, of: 'json_agg by hand' },
        note: `${Math.round(bytes / 1000)} kB, one reader`,
      },
    ];
  },
};
