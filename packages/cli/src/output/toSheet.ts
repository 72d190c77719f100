import { type CsvValue, formatCsv, type Separador } from '@garita/domain/formato/formatCsv';
import type { Context } from '../Context';
import { UsageError } from '../errors';

const SEPARADORES: Readonly<Record<string, Separador>> = { ',': ',', ';': ';', tab: '\t' };

/**
 * The separator of CSV: GARITA_SEPARADOR, or a comma. @throws UsageError for an unknown separator
 */
export function readSeparador({ GARITA_SEPARADOR: typed }: Context['env']): Separador {
  const separador = typed ? SEPARADORES[typed] : ',';
  if (!separador) throw new UsageError('GARITA_SEPARADOR puede ser: «;», «,» o tab.');
  return separador;
}

export const toSheetLines = (
  lines: readonly (readonly CsvValue[])[],
  env: Context['env'],
): string => formatCsv(lines, readSeparador(env));

/** A CSV file. It begins with a BOM. Without a BOM a spreadsheet assumes another encoding. */
export const toSheet = (lines: readonly (readonly CsvValue[])[], env: Context['env']): string =>
  `\uFEFF${toSheetLines(lines, env)}`;
