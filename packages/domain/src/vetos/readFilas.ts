import { toDias } from '../alta/fechas';
import { cleanLine } from '../formato/cleanLine';
import { foldText } from '../formato/foldText';
import { parseTabla, type Tabla } from '../tabla/parseTabla';
import { ESTADOS_VETO } from './veto';
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
type Campo = (typeof ORDEN)[number] | 'estado';

/** Headers without case and accents, including the headers of the exported list. */
const HEADS = new Map<string, Campo>([
  ['nombre', 'nombre'],
  ['usuario', 'nombre'],
  ['keko', 'nombre'],
  ['motivo', 'motivo'],
  ['hasta', 'hasta'],
  ['prueba', 'enlace'],
  ['estado', 'estado'],
]);
const campoOf = (celda: string): Campo | null => HEADS.get(foldText(celda).trim()) ?? null;
const countCampos = (celdas: readonly string[]): number =>
  celdas.filter((celda) => campoOf(celda) !== null).length;

/**
 * Adds a separator to the first line, which decides the separator of a list without a header. A
 * comma never separates, since names may have commas.
 */
function markFirstLine(lista: string): string {
  const mark = lista.includes('\t') ? '\t' : ';';
  return lista.replace(/^.*\S.*$/m, (line) => (line.includes(mark) ? line : line + mark));
}

interface FilasLeidas extends Pick<Tabla, 'falta'> {
  readonly filas: readonly FilaVeto[];
  /** The names of an exported list whose veto was lifted or has expired. */
  readonly pasados: readonly string[];
  /** The headers of columns that are not read. */
  readonly sobrantes: readonly string[];
}

const VIGENTE = foldText(ESTADOS_VETO.vigente);

/** Reads the lines of a list. */
export function readFilas(lista: string): FilasLeidas {
  const read = parseTabla(lista, countCampos);
  const { lineas, cabecera, falta } =
    read.cabecera > 0 ? read : parseTabla(markFirstLine(lista), countCampos);
  const head: readonly (Campo | null)[] = lineas[cabecera - 1]?.celdas.map(campoOf) ?? ORDEN;
  const body = lineas.slice(cabecera);
  const cellsOf = (campo: Campo): string[] =>
    body.map(({ celdas }) => celdas[head.indexOf(campo)]?.trim() ?? '');
  const [nombres, motivos, enlaces] = [cellsOf('nombre'), cellsOf('motivo'), cellsOf('enlace')];
  const dias = toDias(cellsOf('hasta'));
  const isPasado = cellsOf('estado').map((estado) => estado !== '' && foldText(estado) !== VIGENTE);
  const filas = body.map(({ numero, celdas }, at) => ({
    linea: numero,
    sobra: celdas.slice(head.length).some((celda) => celda.trim() !== ''),
    nombre: cleanLine(nombres[at] ?? ''),
    motivo: motivos[at] ?? '',
    hasta: dias[at] ?? '',
    enlace: enlaces[at] ?? '',
  }));
  const heads = lineas[cabecera - 1]?.celdas ?? [];
  return {
    falta,
    filas: filas.filter((_, at) => !isPasado[at]),
    pasados: filas.filter((_, at) => isPasado[at]).map(({ nombre }) => nombre),
    sobrantes: heads.filter((celda) => celda.trim() !== '' && campoOf(celda) === null),
  };
}
