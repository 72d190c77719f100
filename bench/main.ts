// npm run bench [-- --only=poll,payroll] [--strict]: measures Garita, and other programs (the
// peers) in the same run. No test runs this program.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Line, Row } from './Row';
import { REASONS } from './reasons';
import { toMarkdown, toText } from './report';
import { ROWS } from './rows/all';
import type { Bench } from './support/Bench';
import { cleanUp } from './support/cleanUp';
import { installPeers } from './support/install';
import { openBench } from './support/openBench';
import { inBench } from './support/paths';
import { readMachine } from './support/readMachine';
import { isMet } from './verdict';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    strict: { type: 'boolean', default: false },
    registros: { type: 'string', default: '1000000' },
  },
});
const names = ROWS.map(({ name }) => name);
const wanted = values.only?.split(',') ?? names;
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no row «${unknown.join(', ')}». The rows are: ${names.join(', ')}.`);
  process.exit(2);
}
const postgresUrl = process.env.GARITA_TEST_DATABASE_URL;
if (!postgresUrl) throw new Error('Without PostgreSQL: start it by `npm run bench`.');

const start = performance.now();
const secondsSoFar = (): number => (performance.now() - start) / 1000;
const found = new Map<Row, readonly Line[]>();
let failed = 0;

async function measure(row: Row, bench: Bench): Promise<void> {
  console.error(`· ${row.name} (${secondsSoFar().toFixed(0)} s)`);
  try {
    const lines = await row.run(bench);
    found.set(row, lines);
    for (const line of lines) console.log(toText(line));
  } catch (error) {
    failed++;
    console.error(`${row.name} could not be measured:`, error);
  }
}

try {
  installPeers();
  const bench = openBench({ postgresUrl, registros: Number(values.registros) });
  const rows = ROWS.filter(({ name }) => wanted.includes(name));
  for (const row of rows) await measure(row, bench);
  const lines = rows.flatMap((row) => found.get(row) ?? []);
  // A reason that matches no line probably names a line by its old name.
  if (!values.only)
    for (const work of Object.keys(REASONS))
      if (!lines.some((line) => line.work === work))
        console.error(`No line for the reason «${work}».`);
  const machine = await readMachine(bench);
  const report = toMarkdown(lines, machine, secondsSoFar());
  if (values.only || values.registros !== '1000000') console.log(report);
  else {
    const results = inBench('RESULTS.md');
    // The generated report has no `##` heading. The first heading begins the part that is written
    // by hand.
    const byHand = /^## [\s\S]*/m.exec(readFileSync(results, 'utf8'))?.[0] ?? '';
    writeFileSync(results, `${report}\n${byHand}`);
  }
} finally {
  await cleanUp();
}
process.exit(failed > 0 || (values.strict && ![...found.values()].flat().every(isMet)) ? 1 : 0);
