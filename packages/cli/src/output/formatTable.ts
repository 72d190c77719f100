import { formatCredits, formatInteger } from '@garita/domain/formato/credits';
import { formatInstant } from '@garita/domain/formato/instant';
import { formatMinutes } from '@garita/domain/formato/minutes';
import chalk from 'chalk';
import type { CellValue, Column } from './Column';
import { toVisible } from './toVisible';

const NUMBERS = { number: formatInteger, credits: formatCredits, minutes: formatMinutes };
const EMPTY = '–';

const widthOf = (text: string) => [...text].length;

function formatCell(value: CellValue, kind: NonNullable<Column<unknown>['kind']>): string {
  if (value === null) return EMPTY;
  if (typeof value === 'number') return kind === 'text' || kind === 'instant' ? String(value) : NUMBERS[kind](value);
  return toVisible(kind === 'instant' ? formatInstant(value) : value);
}

/** Rows as a table for people, with coloured headers where the terminal shows colours. Ends with a line break. */
export function formatTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const cells = rows.map((row) => columns.map(({ value, kind = 'text' }) => formatCell(value(row), kind)));
  const layout = columns.map(({ header, kind = 'text' }, index) => ({
    header,
    isRight: kind in NUMBERS,
    width: Math.max(widthOf(header), ...cells.map((line) => widthOf(line[index] ?? ''))),
  }));
  const toLine = (texts: readonly string[]) =>
    layout
      .map(({ width, isRight }, index) => {
        const text = texts[index] ?? '';
        const gap = ' '.repeat(width - widthOf(text));
        return isRight ? `${gap}${text}` : `${text}${gap}`;
      })
      .join('  ')
      .trimEnd();
  const headers = chalk.bold(toLine(layout.map(({ header }) => header)));
  return `${[headers, ...cells.map(toLine)].join('\n')}\n`;
}

/** One thing as a list of its fields, label before value. */
export function formatFields<Row>(row: Row, fields: readonly Column<Row>[]): string {
  const width = Math.max(...fields.map(({ header }) => widthOf(header)));
  return fields.map(({ header, value, kind = 'text' }) => `${chalk.bold(header.padEnd(width))}  ${formatCell(value(row), kind)}\n`).join('');
}
