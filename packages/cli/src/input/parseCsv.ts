import {
  type CountColumnas,
  type LineaTabla,
  parseTabla,
  type Tabla,
} from '@garita/domain/tabla/parseTabla';
import { UsageError } from '../errors';

export type LineaCsv = LineaTabla;

/**
 * `count` returns how many cells of a line are names of columns: it finds the header and the
 * separator. @throws UsageError, with the line, for a missing closing quote or text after one
 */
export function parseCsvWithHead(text: string, count?: CountColumnas): Omit<Tabla, 'falta'> {
  const { falta, ...tabla } = parseTabla(text, count);
  if (falta) throw new UsageError(`línea ${falta.linea}: ${falta.texto}.`);
  return tabla;
}

/** @throws UsageError, with the line, for a missing closing quote or text after one */
export const parseCsv = (text: string): readonly LineaCsv[] => parseCsvWithHead(text).lineas;
