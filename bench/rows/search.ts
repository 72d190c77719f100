import type { Row } from '../Row';
import { call } from '../support/client';
import { interleave } from '../support/interleave';
import { onBoth } from '../support/onBoth';
import type { Agency } from '../support/openAgency';

/** The people change in each round, so that no answer is cached. */
const WORDS = [
  'confirmado',
  'guardia',
  'abierto',
  'ligado',
  'oficial',
  'á',
  'tiempo',
  'nadie-se-llama-asi',
];
const PEOPLE = 24;

/** Searches as the screen does. @returns the 95th percentile in milliseconds */
async function searchLog({ url, boss: { key }, staff }: Agency, round: number): Promise<number> {
  const names = Array.from(
    { length: PEOPLE },
    (_, i) => staff[(round * PEOPLE + i) % staff.length]?.usuario ?? 'Agente',
  );
  const times: number[] = [];
  for (const palabra of [...WORDS, ...names]) {
    const start = performance.now();
    await call(url, 'getLog', { key, body: { modulo: 'tiempos', palabra } });
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

/** The longest log, searched with the call of the screen Registros. */
export const search: Row = {
  name: 'search',
  async run(bench) {
    const agencies = await bench.agencies();
    let round = 0;
    const found = await interleave(
      onBoth((database) => searchLog(agencies[database], round++)),
      { budget: 40_000 },
    );
    return [
      {
        work: 'search in 1,000,000 time records, p95',
        unit: 'ms',
        garita: found,
        goal: { bound: 'atMost', value: { postgres: 60, embedded: 150 } },
        note: `${WORDS.length} common words and ${PEOPLE} people a round`,
      },
    ];
  },
};
