import { formatCsv } from '@garita/domain/formato/formatCsv';
import { type Command, Option } from 'commander';
import type { Context } from '../Context';
import type { Column } from './Column';
import { formatTable } from './formatTable';

export interface ListFormat {
  readonly json?: true;
  readonly csv?: true;
}

/** Adds `--json` and `--csv`, one of which may be asked for. */
export const withListFormat = (command: Command): Command =>
  command.addOption(new Option('--json', 'escribe JSON').conflicts('csv')).addOption(new Option('--csv', 'escribe CSV, para una hoja de cálculo'));

export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Writes a list to stdout as it was asked for. JSON carries the rows whole; CSV and table the columns. True when it was the table. */
export function writeRows<Row>({ stdout }: Context, rows: readonly Row[], columns: readonly Column<Row>[], { json, csv }: ListFormat): boolean {
  if (json) stdout.write(toJson(rows));
  else if (csv) stdout.write(formatCsv([columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))]));
  else stdout.write(formatTable(rows, columns));
  return !json && !csv;
}
