import { cleanLine } from '../formato/cleanLine';
import { foldText } from '../formato/foldText';
import type { LineaTabla } from '../tabla/parseTabla';
import { toDias } from './fechas';
import { CELDA_MAX, type FilaAlta } from './filas';

export const COLUMNAS = ['usuario', 'mision', 'categoria', 'firma', 'ingreso'] as const;
export type ColumnaAlta = (typeof COLUMNAS)[number];

export const NOMBRES_COLUMNA: Readonly<Record<ColumnaAlta, string>> = {
  usuario: 'Nombre',
  mision: 'Misión',
  categoria: 'Categoría',
  firma: 'Firma',
  ingreso: 'Fecha de ingreso',
};

/** Words that identify a column header, without case and accents. The first match wins. */
const HEADS: readonly (readonly [ColumnaAlta, RegExp])[] = [
  ['ingreso', /\b(fecha|ingreso|entrada|alta|registro|desde|antiguedad)\b/],
  ['firma', /\b(firma|firmas|sello|iniciales)\b/],
  ['mision', /\b(mision|rango|cargo|puesto|rank|job)\b/],
  ['categoria', /\b(categoria|nivel|departamento|clase|division)\b/],
  [
    'usuario',
    /\b(usuario|nombre|keko|nick|name|user|username|persona|miembro|integrante|jugador|agente|habbo|avatar)\b/,
  ],
];

const columnaOf = (head: string): ColumnaAlta | null => {
  const text = foldText(head).replaceAll(/[_-]+/g, ' ');
  return HEADS.find(([, words]) => words.test(text))?.[0] ?? null;
};

/** How many cells of a line name a known field. */
export const countColumnas = (celdas: readonly string[]): number =>
  new Set(celdas.map(columnaOf).filter((columna) => columna !== null)).size;

/** The meaning of a list's columns. A null column is ignored. */
export interface Lectura {
  readonly columnas: readonly (ColumnaAlta | null)[];
  /** As in `Tabla`: the number of lines down to the header, including it; 0 without a header. */
  readonly cabecera: number;
}

/** The first of two columns for the same field wins. */
const once = (columnas: readonly (ColumnaAlta | null)[]): (ColumnaAlta | null)[] =>
  columnas.map((columna, at) =>
    columna !== null && columnas.indexOf(columna) === at ? columna : null,
  );

export const headOf = (
  lineas: readonly LineaTabla[],
  { cabecera }: Pick<Lectura, 'cabecera'>,
): readonly string[] => lineas[cabecera - 1]?.celdas ?? [];

/**
 * Guesses the columns from the header. Without a header the first column is the name, and the
 * second is the mission.
 */
export function guessLectura(lineas: readonly LineaTabla[], cabecera: number): Lectura {
  // A title line above the header does not count for the width.
  const width = lineas
    .slice(Math.max(0, cabecera - 1))
    .reduce((most, { celdas }) => Math.max(most, celdas.length), 0);
  if (cabecera === 0)
    return {
      columnas: Array.from(
        { length: width },
        (_, at) => (['usuario', 'mision'] as const)[at] ?? null,
      ),
      cabecera,
    };
  const head = headOf(lineas, { cabecera });
  const columnas = once(Array.from({ length: width }, (_, at) => columnaOf(head[at] ?? '')));
  if (columnas.includes('usuario')) return { columnas, cabecera };
  return {
    columnas: columnas.map(
      (columna, at) => columna ?? (at === columnas.indexOf(null) ? 'usuario' : null),
    ),
    cabecera,
  };
}

/** An ignored column that has content. */
export interface ColumnaSobrante {
  readonly at: number;
  /** The column's header; empty without one. */
  readonly nombre: string;
  /** Number of lines with content in the column. */
  readonly lineas: number;
}

export function listSobrantes(lineas: readonly LineaTabla[], lectura: Lectura): ColumnaSobrante[] {
  const head = headOf(lineas, lectura);
  const body = lineas.slice(lectura.cabecera);
  return lectura.columnas
    .map((columna, at) => ({
      columna,
      at,
      nombre: cleanLine(head[at] ?? ''),
      lineas: body.filter(({ celdas }) => cleanLine(celdas[at] ?? '') !== '').length,
    }))
    .filter(({ columna, lineas: filled }) => columna === null && filled > 0)
    .map(({ at, nombre, lineas: filled }) => ({ at, nombre, lineas: filled }));
}

const clean = (celda: string | undefined): string =>
  [...cleanLine(celda ?? '')].slice(0, CELDA_MAX).join('').trim();

/**
 * Reads the people of a list.
 * @param mision everyone's mission, for a list without a mission or category column
 * @param fuera the numbers of the lines that are not people
 */
export function readFilas(
  lineas: readonly LineaTabla[],
  { columnas, cabecera }: Lectura,
  mision = '',
  fuera: ReadonlySet<number> = new Set(),
): FilaAlta[] {
  const body = lineas.slice(cabecera).filter(({ numero }) => !fuera.has(numero));
  const cellOf = (celdas: readonly string[], columna: ColumnaAlta): string => {
    const at = columnas.indexOf(columna);
    return at < 0 ? '' : clean(celdas[at]);
  };
  const dias = toDias(body.map(({ celdas }) => cellOf(celdas, 'ingreso')));
  return body.map(({ numero, celdas }, at) => ({
    fila: numero,
    usuario: cellOf(celdas, 'usuario'),
    mision:
      columnas.includes('mision') || columnas.includes('categoria')
        ? cellOf(celdas, 'mision')
        : mision,
    categoria: cellOf(celdas, 'categoria'),
    firma: cellOf(celdas, 'firma'),
    ingreso: dias[at] ?? '',
  }));
}
