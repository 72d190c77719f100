import { toDias } from '../alta/fechas';
import { cleanLine } from '../formato/cleanLine';
import { foldText } from '../formato/foldText';
import { parseTabla, type Tabla } from '../tabla/parseTabla';
import type { VetoValues } from './veto.rules';

/** Several new vetoes, as typed or pasted. */
export interface ListaVetos {
  /** A name per line, or a table. */
  lista: string;
  /** The reason of lines without their own. */
  motivo: string;
  /** The last day of lines without their own; empty = for good. */
  hasta: string;
}

/** A line of the list with its own values; a missing value is empty. */
export interface FilaVeto extends VetoValues {
  /** Line number, from 1. */
  readonly linea: number;
  /** Whether the line has more cells than columns. */
  readonly sobra: boolean;
}

/** The order of the columns in a list without a header. */
const ORDEN = ['nombre', 'motivo', 'hasta', 'enlace'] as const;
type Campo = (typeof ORDEN)[number];

/** Headers without case and accents, including the headers of the exported list. */
const HEADS = new Map<string, Campo>([
  ['nombre', 'nombre'],
  ['usuario', 'nombre'],
  ['keko', 'nombre'],
  ['motivo', 'motivo'],
  ['hasta', 'hasta'],
  ['prueba', 'enlace'],
]);
const campoOf = (celda: string): Campo | null => HEADS.get(foldText(celda).trim()) ?? null;
const countCampos = (celdas: readonly string[]): number =>
  celdas.filter((celda) => campoOf(celda) !== null).length;

/**
 * Adds a separator to the first line. Without a header that line decides the separator, but it may
 * have only a name. A comma is not added, since names may have one.
 */
function markFirstLine(lista: string): string {
  const mark = ['\t', ';'].find((one) => lista.includes(one)) ?? '';
  return lista.replace(/^.*\S.*$/m, (line) => (line.includes(mark) ? line : line + mark));
}

/** Reads the lines of a list. Other columns of a list with a header are ignored. */
export function readFilas(
  lista: string,
): Pick<Tabla, 'falta'> & { readonly filas: readonly FilaVeto[] } {
  const read = parseTabla(lista, countCampos);
  const { lineas, cabecera, falta } =
    read.cabecera > 0 ? read : parseTabla(markFirstLine(lista), countCampos);
  const head = lineas[cabecera - 1]?.celdas.map(campoOf) ?? ORDEN;
  const body = lineas.slice(cabecera);
  const cellsOf = (campo: Campo): string[] =>
    body.map(({ celdas }) => celdas[head.indexOf(campo)]?.trim() ?? '');
  const [nombres, motivos, enlaces] = [cellsOf('nombre'), cellsOf('motivo'), cellsOf('enlace')];
  const dias = toDias(cellsOf('hasta'));
  return {
    falta,
    filas: body.map(({ numero, celdas }, at) => ({
      linea: numero,
      sobra: celdas.slice(head.length).some((celda) => celda.trim() !== ''),
      nombre: cleanLine(nombres[at] ?? ''),
      motivo: motivos[at] ?? '',
      hasta: dias[at] ?? '',
      enlace: enlaces[at] ?? '',
    })),
  };
}
