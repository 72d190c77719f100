import type { Context } from '../Context';
import type { CellValue, Column } from './Column';
import { fitColumns, formatTable, openTable } from './formatTable';
import { toSheet, toSheetLines } from './toSheet';
import { toVisibleCell, toVisibleJson } from './toVisible';
import { roomOf, wrapText } from './wrapText';

export interface ListFormat {
  readonly json?: true;
  readonly csv?: true;
}

export interface JsonFlags {
  readonly json?: true;
}

export const toJson = (value: unknown): string =>
  `${toVisibleJson(JSON.stringify(value, null, 2))}\n`;

const toCell = (value: CellValue): CellValue =>
  typeof value === 'string' ? toVisibleCell(value) : value;
const toCsvCells = <Row>(row: Row, columns: readonly Column<Row>[]) =>
  columns.map(({ value }) => toCell(value(row)));
const headersOf = <Row>(columns: readonly Column<Row>[]) => columns.map(({ header }) => header);

function writeTable<Row>(
  context: Context,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  footer: string,
): void {
  const { stdout, stderr } = context;
  const room = roomOf(stdout);
  const fitting = fitColumns(rows, columns, room);
  const absent = columns
    .filter(({ header }) => !fitting.some((column) => column.header === header))
    .map(({ header }) => `«${header}»`);
  stdout.write(formatTable(rows, fitting, room) + wrapText(footer, room));
  if (absent.length > 0)
    stderr.write(`No cabe ${absent.join(' ni ')}: ensancha la terminal, o usa --csv o --json.\n`);
}

/**
 * Writes rows: whole rows as JSON, all columns as CSV, or a table. A narrow table leaves out minor
 * columns and says so.
 */
export function writeRows<Row>(
  context: Context,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { json, csv }: ListFormat,
  footer = '',
): void {
  const { stdout, env } = context;
  if (json) stdout.write(toJson(rows));
  else if (csv)
    stdout.write(
      toSheet([headersOf(columns), ...rows.map((row) => toCsvCells(row, columns))], env),
    );
  else writeTable(context, rows, columns, footer);
}

interface RowTexts<Row> {
  readonly head: string;
  readonly toText: (row: Row) => string;
}

function textsOf<Row>(
  context: Context,
  planned: readonly Row[],
  columns: readonly Column<Row>[],
  { json, csv }: ListFormat,
): RowTexts<Row> {
  if (json) return { head: '', toText: (row) => `${toVisibleJson(JSON.stringify(row))}\n` };
  const { env } = context;
  if (csv)
    return {
      head: toSheet([headersOf(columns)], env),
      toText: (row) => toSheetLines([toCsvCells(row, columns)], env),
    };
  const room = roomOf(context.stdout);
  const { headers, toLine } = openTable(planned, fitColumns(planned, columns, room), room);
  return { head: `${headers}\n`, toText: (row) => `${toLine(row)}\n` };
}

/**
 * A writer of texts. It joins the texts of one event-loop turn, since each write to a pipe is a
 * system call. A terminal gets each text at once, because the progress line is drawn after it.
 */
function openTexts({ stdout }: Context) {
  let held: string[] = [];
  const flush = (): void => {
    if (held.length === 0) return;
    stdout.write(held.join(''));
    held = [];
  };
  const write = (text: string): void => {
    if (stdout.isTTY) return void stdout.write(text);
    if (held.length === 0) setImmediate(flush);
    held.push(text);
  };
  return { write, flush };
}

/**
 * A writer of rows, each as soon as it is known. JSON has one object per line. @param planned
 * approximate rows, for which the table is sized
 */
export function openRows<Row>(
  context: Context,
  planned: readonly Row[],
  columns: readonly Column<Row>[],
  format: ListFormat,
) {
  const { head, toText } = textsOf(context, planned, columns, format);
  const texts = openTexts(context);
  if (head !== '') context.stdout.write(head);
  const write = (row: Row): void => texts.write(toText(row));
  return { write, end: texts.flush };
}
