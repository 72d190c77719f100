import {
  type CountColumnas,
  type LineaTabla,
  parseTabla,
  type Tabla,
} from '@garita/domain/tabla/parseTabla';
import { UsageError } from '../errors';

export type LineaCsv = LineaTabla;

/**
 * `count` tells how many cells of a line name a column. @throws UsageError for unbalanced quotes
 */
export function parseCsvWithHead(text: string, count?: CountColumnas): Omit<Tabla, 'falta'> {
  const { falta, ...tabla } = parseTabla(text, count);
  if (falta) throw new UsageError(`línea ${falta.linea}: ${falta.texto}.`);
  return tabla;
}

/** @throws UsageError for unbalanced quotes, with the line */
export const parseCsv = (text: string): readonly LineaCsv[] => parseCsvWithHead(text).lineas;
