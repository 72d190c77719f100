import { DATABASES } from './databases';
import type { Line, PerDatabase } from './Row';
import { REASONS } from './reasons';
import type { Machine } from './support/readMachine';
import { isMet, ratiosOf, verdictsOf } from './verdict';

const count = new Intl.NumberFormat('en', { maximumSignificantDigits: 4, useGrouping: true });
const ratio = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
const numbers = (format: Intl.NumberFormat, { postgres, embedded }: PerDatabase): string =>
  [postgres, embedded]
    .flatMap((value) => (value === undefined ? [] : [format.format(value)]))
    .join(' / ') || '–';

function goalOf({ goal: { bound, value, of } }: Line): string {
  const bounds = typeof value === 'number' ? { postgres: value } : value;
  return `${bound === 'atLeast' ? '≥' : '≤'} ${numbers(ratio, bounds)} × ${of}`;
}

const marksOf = (line: Line): string => {
  const verdicts = verdictsOf(line);
  return DATABASES.flatMap((database) =>
    verdicts[database] === undefined ? [] : [verdicts[database] ? '✓' : '✗'],
  ).join(' / ');
};

const peersOf = ({ peers }: Line): string =>
  Object.entries(peers)
    .map(([name, value]) => `${name} ${count.format(value)}`)
    .join('; ');

export const toText = (line: Line): string =>
  `${isMet(line) ? '✓' : '✗'} ${line.work}: ${numbers(count, line.garita)} ${line.unit} (×${numbers(ratio, ratiosOf(line))}; ${goalOf(line)}; ${peersOf(line)})${line.note === undefined ? '' : `, ${line.note}`}`;

const HEADER = [
  '| work | unit | peers | Garita: PostgreSQL / embedded | ratio | goal | met | if not: why, and what would be next |',
  '|---|---|---|---|---|---|---|---|',
];

const toCells = (line: Line): string =>
  [
    line.note === undefined ? line.work : `${line.work} (${line.note})`,
    line.unit,
    peersOf(line),
    numbers(count, line.garita),
    numbers(ratio, ratiosOf(line)),
    goalOf(line),
    marksOf(line),
    isMet(line) ? '' : (REASONS[line.work] ?? 'not looked into yet'),
  ].join(' | ');

/** @param seconds the duration of the run */
export function toMarkdown(lines: readonly Line[], machine: Machine, seconds: number): string {
  const met = lines.filter(isMet).length;
  return `${[
    '# What the last run of `npm run bench` measured',
    '',
    `The run writes this table; the part below it is kept by hand. ${met} of ${lines.length} goals met, ${Math.round(seconds)} s. Ratios within one run hold on other machines, absolutes do not.`,
    '',
    `Machine: ${Object.entries(machine)
      .map(([what, value]) => `${what} ${value}`)
      .join(' · ')}.`,
    '',
    'Every side of a line was measured in this run, in turn (A B A B): medians of five, of three at least where a row’s time was up (left alone: one watch). Where two numbers stand, the first is on PostgreSQL, the second',
    'on the embedded database. What each line does stands in `bench/rows`; why it is measured that way, in `docs/decisions/0043-bench.md`.',
    '',
    ...HEADER,
    ...lines.map((line) => `| ${toCells(line)} |`),
  ].join('\n')}\n`;
}
