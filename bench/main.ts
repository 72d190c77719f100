// npm run bench [-- --only=listas,navegador]: how fast Garita is, as ratios within one run. Never part of the tests.
import { parseArgs } from 'node:util';
import type { Measure } from './Measure';
import { browser } from './measures/browser';
import { history } from './measures/history';
import { lists } from './measures/lists';
import { writes } from './measures/writes';
import { compare } from './support/compare';

const MEASURES: readonly Measure[] = [lists, history, writes, browser];

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',') ?? MEASURES.map(({ name }) => name);
const unknown = wanted.filter((name) => !MEASURES.some((measure) => measure.name === name));
if (unknown.length > 0) {
  console.error(`No existe la medida «${unknown.join(', ')}». Las medidas son: ${MEASURES.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const decimals = (value: number): string => value.toFixed(value < 10 ? 2 : 0);
let slow = 0;
for (const { name, run } of MEASURES.filter((measure) => wanted.includes(measure.name))) {
  await run(async (comparison) => {
    const { what, base, other, ratio, atMost } = await compare(comparison);
    if (ratio > atMost) slow++;
    const medians = `${other.toFixed(1)} ms / ${base.toFixed(1)} ms`;
    console.log(`${ratio > atMost ? '✗' : '✓'} ${name} · ${what}: ×${decimals(ratio)} (como mucho ×${decimals(atMost)}; ${medians})`);
  });
}
process.exit(slow > 0 ? 1 : 0);
