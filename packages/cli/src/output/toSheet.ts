import { type CsvValue, formatCsv, type Separador } from '@garita/domain/formato/formatCsv';
import type { Context } from '../Context';
import { UsageError } from '../errors';

const SEPARADORES: Readonly<Record<string, Separador>> = { ',': ',', ';': ';', tab: '\t' };

/** What parts the cells of every table that the command writes: GARITA_SEPARADOR, else a comma. @throws UsageError */
export function readSeparador({ GARITA_SEPARADOR: typed }: Context['env']): Separador {
  const separador = typed ? SEPARADORES[typed] : ',';
  if (!separador) throw new UsageError('GARITA_SEPARADOR puede ser: «;», «,» o tab.');
  return separador;
}

/** Lines of a table that has been begun. */
export const toSheetLines = (
  lines: readonly (readonly CsvValue[])[],
  env: Context['env'],
): string => formatCsv(lines, readSeparador(env));

/**
 * A table as a spreadsheet opens it, from its first line on: UTF-8 with its mark, without which a spreadsheet takes it for another encoding. The one writer of
 * tables of the command; a program reads JSON.
 */
export const toSheet = (lines: readonly (readonly CsvValue[])[], env: Context['env']): string =>
  `\uFEFF${toSheetLines(lines, env)}`;
