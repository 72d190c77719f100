import { type LineaTabla, parseTabla } from '@garita/domain/tabla/parseTabla';
import { UsageError } from '../errors';

/** One line of a CSV file. */
export type LineaCsv = LineaTabla;

/**
 * The lines of a CSV file.
 * @throws UsageError for quotes that do not match, with the line.
 */
export function parseCsv(text: string): readonly LineaCsv[] {
  const { lineas, falta } = parseTabla(text);
  if (falta) throw new UsageError(`línea ${falta.linea}: ${falta.texto}.`);
  return lineas;
}
