import { formatBytes } from '@garita/domain/formato/bytes';
import { formatInteger } from '@garita/domain/formato/credits';
import { formatInstant } from '@garita/domain/formato/instant';
import { formatMinutes } from '@garita/domain/formato/minutes';
import chalk, { type ChalkInstance } from 'chalk';
import type { Context } from '../Context';
import type { CellValue, Column } from './Column';
import { toVisible } from './toVisible';
import { roomOf } from './wrapText';

const DECIMAL = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

const NUMBERS = {
  number: formatInteger,
  decimal: DECIMAL.format,
  minutes: formatMinutes,
  bytes: formatBytes,
};
const EMPTY = '–';

const widthOf = (text: string) => [...text].length;

function formatCell(
  value: CellValue,
  { kind = 'text', format }: Pick<Column<never>, 'kind' | 'format'>,
): string {
  if (value === null) return EMPTY;
  if (typeof value === 'number')
    return (format ?? NUMBERS[kind as keyof typeof NUMBERS] ?? String)(value);
  if (kind === 'instant' || kind === 'day')
    return formatInstant(value, kind === 'day' ? { part: 'fecha' } : {});
  return toVisible(value);
}

const GAP = '  ';

const toCells = <Row>(row: Row, columns: readonly Column<Row>[]) =>
  columns.map((column) => formatCell(column.value(row), column));

function layOut<Row>(rows: readonly Row[], columns: readonly Column<Row>[]) {
  const cells = rows.map((row) => toCells(row, columns));
  const layout = columns.map(({ header, kind = 'text' }, index) => ({
    header,
    isRight: kind in NUMBERS,
    width: Math.max(widthOf(header), ...cells.map((line) => widthOf(line[index] ?? ''))),
  }));
  return layout;
}

const widthOfTable = (layout: readonly { readonly width: number }[]): number =>
  layout.reduce((sum, { width }) => sum + width, GAP.length * (layout.length - 1));

/** Minimum width of a cut long column, in characters. */
const MIN_LONG = 20;

export const cut = (text: string, width: number): string =>
  widthOf(text) <= width ? text : `${[...text].slice(0, width - 1).join('')}…`;

/**
 * The columns with the long column cut by `excess` characters; null if that column would become too
 * narrow.
 */
function cutLong<Row>(
  columns: readonly Column<Row>[],
  layout: readonly { readonly width: number }[],
  excess: number,
): readonly Column<Row>[] | null {
  const index = columns.findIndex(({ isLong }) => isLong);
  const column = columns[index];
  const width = (layout[index]?.width ?? 0) - excess;
  if (!column || width < MIN_LONG) return null;
  const value = (row: Row) => {
    const whole = column.value(row);
    return typeof whole === 'string' ? cut(toVisible(whole), width) : whole;
  };
  return columns.with(index, { ...column, value });
}

/** Minimum width of a cut text, in characters. Headers are not cut. */
const MIN_TEXT = 6;

interface ColumnLayout {
  readonly header: string;
  readonly isRight: boolean;
  readonly width: number;
}

/** Cuts texts, the widest first, until the line fits. A wrapped row would look like two rows. */
function cutTexts<Row>(
  columns: readonly Column<Row>[],
  layout: readonly ColumnLayout[],
  excess: number,
): readonly Column<Row>[] {
  const widths = layout.map(({ width }) => width);
  const canShrink = ({ header, isRight }: ColumnLayout, at: number): boolean =>
    !isRight && (widths[at] ?? 0) > Math.max(MIN_TEXT, widthOf(header));
  for (let left = excess; left > 0; left--) {
    const open = layout.flatMap((one, at) => (canShrink(one, at) ? [at] : []));
    const widest = open.sort((one, other) => (widths[other] ?? 0) - (widths[one] ?? 0))[0];
    if (widest === undefined) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return columns.map((column, at) => {
    const width = widths[at] ?? 0;
    if (width === layout[at]?.width) return column;
    return {
      ...column,
      value: (row: Row) => cut(formatCell(column.value(row), column), width),
      kind: 'text' as const,
    };
  });
}

/**
 * Makes a table fit. First a long column is cut. Then minor columns are left out, from the last on.
 * Then other texts are cut, and at last columns are left out from the right. @param room the width
 * in characters
 */
export function fitColumns<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  room: number,
): readonly Column<Row>[] {
  const layout = layOut(rows, columns);
  const excess = widthOfTable(layout) - room;
  if (excess <= 0) return columns;
  const shorter = cutLong(columns, layout, excess);
  if (shorter) return shorter;
  const minor = columns.findLast(({ isMinor }) => isMinor);
  const fitting = minor ? columns : cutTexts(columns, layout, excess);
  // The whole column is left out, since a number without its last digits would read as another
  // number.
  const absent = minor ?? (widthOfTable(layOut(rows, fitting)) > room ? columns.at(-1) : undefined);
  return absent && columns.length > 1
    ? fitColumns(
        rows,
        columns.filter((column) => column !== absent),
        room,
      )
    : fitting;
}

/**
 * A table whose columns are sized for `rows`. `toLine` also formats other rows. Lines longer than
 * `room` characters are cut.
 */
export function openTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  room = Number.POSITIVE_INFINITY,
): { headers: string; toLine: (row: Row) => string } {
  const layout = layOut(rows, columns);
  const toLine = (texts: readonly string[]) => {
    const cells = layout.map(({ width, isRight }, index) => {
      const text = texts[index] ?? '';
      const gap = ' '.repeat(Math.max(0, width - widthOf(text)));
      return isRight ? `${gap}${text}` : `${text}${gap}`;
    });
    return cut(cells.join(GAP).trimEnd(), room);
  };
  return {
    headers: chalk.bold(toLine(layout.map(({ header }) => header))),
    toLine: (row) => toLine(toCells(row, columns)),
  };
}

/** A whole table as text. Lines longer than `room` characters are cut. */
export function formatTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  room = Number.POSITIVE_INFINITY,
): string {
  const { headers, toLine } = openTable(rows, columns, room);
  return `${[headers, ...rows.map(toLine)].join('\n')}\n`;
}

/** A row as lines of header and value. @param paint the chalk of the stream that gets the text */
export function formatFields<Row>(
  row: Row,
  fields: readonly Column<Row>[],
  paint: Pick<ChalkInstance, 'bold'> = chalk,
): string {
  const width = Math.max(...fields.map(({ header }) => widthOf(header)));
  return fields
    .map(
      (field) =>
        `${paint.bold(field.header.padEnd(width))}  ${formatCell(field.value(row), field)}\n`,
    )
    .join('');
}

/** A table below other output, as wide as the stream allows; empty without rows. */
export const formatBelow = <Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  stdout: Context['stdout'],
): string => {
  const room = roomOf(stdout);
  return rows.length === 0 ? '' : `\n${formatTable(rows, fitColumns(rows, columns, room), room)}`;
};
