import {
  type CountColumnas,
  type LineaTabla,
  parseTabla,
  type Tabla,
} from '@garita/domain/tabla/parseTabla';
import { UsageError } from '../errors';

export type LineaCsv = LineaTabla;

/**
 * Parses CSV. @param count returns how many cells of a line are column names, from which
 * `parseTabla` finds the header and the separator; without it no line is a header
 * @throws UsageError, with the line, for a quote that is not closed, or text after a closing quote
 */
export function parseCsvWithHead(text: string, count?: CountColumnas): Omit<Tabla, 'falta'> {
  const { falta, ...tabla } = parseTabla(text, count);
  if (falta) throw new UsageError(`línea ${falta.linea}: ${falta.texto}.`);
  return tabla;
}

/** @throws UsageError, with the line, for a quote that is not closed, or text after a closing quote */
export const parseCsv = (text: string): readonly LineaCsv[] => parseCsvWithHead(text).lineas;
