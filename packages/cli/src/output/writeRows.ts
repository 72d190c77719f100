import { formatCsv } from '@garita/domain/formato/formatCsv';
import { type Command, Option } from 'commander';
import type { Context } from '../Context';
import type { CellValue, Column } from './Column';
import { fitColumns, formatTable } from './formatTable';
import { toVisibleCell, toVisibleJson } from './toVisible';

export interface ListFormat {
  readonly json?: true;
  readonly csv?: true;
}

/** Adds `--json` and `--csv`, one of which may be asked for. */
export const withListFormat = (command: Command): Command =>
  command.addOption(new Option('--json', 'escribe JSON').conflicts('csv')).addOption(new Option('--csv', 'escribe CSV, para una hoja de cálculo'));

export const toJson = (value: unknown): string => `${toVisibleJson(JSON.stringify(value, null, 2))}\n`;

const toCell = (value: CellValue): CellValue => (typeof value === 'string' ? toVisibleCell(value) : value);

function writeTable<Row>({ stdout, stderr }: Context, rows: readonly Row[], columns: readonly Column<Row>[], footer: string): void {
  const fitting = fitColumns(rows, columns, stdout.columns ?? Number.POSITIVE_INFINITY);
  const absent = columns.filter(({ header }) => !fitting.some((column) => column.header === header)).map(({ header }) => `«${header}»`);
  stdout.write(formatTable(rows, fitting) + footer);
  if (absent.length > 0) stderr.write(`No cabe ${absent.join(' ni ')}: ensancha la terminal, o usa --csv o --json.\n`);
}

/**
 * Writes a list to stdout as it was asked for. JSON carries the rows whole; CSV and table the columns, of which a table at a narrow terminal
 * leaves out minor ones and says so.
 * @param footer what stands below the table, and only there
 */
export function writeRows<Row>(context: Context, rows: readonly Row[], columns: readonly Column<Row>[], { json, csv }: ListFormat, footer = ''): void {
  const { stdout } = context;
  if (json) stdout.write(toJson(rows));
  else if (csv) stdout.write(formatCsv([columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => toCell(value(row))))]));
  else writeTable(context, rows, columns, footer);
}
