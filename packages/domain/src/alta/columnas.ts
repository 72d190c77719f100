import { foldText } from '../formato/foldText';
import type { LineaTabla } from '../tabla/parseTabla';
import { toDias } from './fechas';
import { CELDA_MAX, type FilaAlta } from './filas';

/** What a column of a list of people can hold. */
export const COLUMNAS = ['usuario', 'mision', 'categoria', 'firma', 'ingreso'] as const;
export type ColumnaAlta = (typeof COLUMNAS)[number];

export const NOMBRES_COLUMNA: Readonly<Record<ColumnaAlta, string>> = {
  usuario: 'Nombre',
  mision: 'Misión',
  categoria: 'Categoría',
  firma: 'Firma',
  ingreso: 'Fecha de ingreso',
};

/** The words by which heads of columns are known, without case and accents; the first that fits says what it holds. */
const HEADS: readonly (readonly [ColumnaAlta, RegExp])[] = [
  ['ingreso', /\b(fecha|ingreso|entrada|alta|registro|desde|antiguedad)\b/],
  ['firma', /\b(firma|firmas|sello|iniciales)\b/],
  ['mision', /\b(mision|rango|cargo|puesto|rank|job)\b/],
  ['categoria', /\b(categoria|nivel|departamento|clase|division)\b/],
  ['usuario', /\b(usuario|nombre|keko|nick|name|user|username|persona|miembro|integrante|jugador|agente|habbo|avatar)\b/],
];

/** What a column holds, as its head says; null when that tells nothing. */
const columnaOf = (head: string): ColumnaAlta | null => {
  const text = foldText(head).replaceAll(/[_-]+/g, ' ');
  return HEADS.find(([, words]) => words.test(text))?.[0] ?? null;
};

/** How a list is read: what each of its columns holds (null = nothing that is needed), and whether its first line is its head. */
export interface Lectura {
  readonly columnas: readonly (ColumnaAlta | null)[];
  readonly conCabecera: boolean;
}

/** Each once: of two columns that both look like a name, the first is it. */
const once = (columnas: readonly (ColumnaAlta | null)[]): (ColumnaAlta | null)[] =>
  columnas.map((columna, at) => (columna !== null && columnas.indexOf(columna) === at ? columna : null));

/** Guesses what the columns of a list hold: by its head, or, where it has none, the name first and the mission after it. */
export function guessLectura(lineas: readonly LineaTabla[]): Lectura {
  const width = Math.max(0, ...lineas.slice(0, 50).map(({ celdas }) => celdas.length));
  const heads = once(Array.from({ length: width }, (_, at) => columnaOf(lineas[0]?.celdas[at] ?? '')));
  const known = heads.filter((columna) => columna !== null).length;
  // One word may be somebody's name or a mission («Agente»): two are a head, and so is the only cell of a line.
  if (known >= Math.min(2, width) && known > 0) {
    if (heads.includes('usuario')) return { columnas: heads, conCabecera: true };
    return { columnas: heads.map((columna, at) => columna ?? (at === heads.indexOf(null) ? 'usuario' : null)), conCabecera: true };
  }
  return { columnas: Array.from({ length: width }, (_, at) => (['usuario', 'mision'] as const)[at] ?? null), conCabecera: false };
}

/** A cell as it is judged: one line, without what cannot be stored. */
const clean = (celda: string | undefined): string => [...(celda ?? '').replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()].slice(0, CELDA_MAX).join('');

/**
 * The people of a list.
 * @param mision for a list without a column of missions: what all of them come in with
 */
export function readFilas(lineas: readonly LineaTabla[], { columnas, conCabecera }: Lectura, mision = ''): FilaAlta[] {
  const body = conCabecera ? lineas.slice(1) : lineas;
  const cellOf = (celdas: readonly string[], columna: ColumnaAlta): string => {
    const at = columnas.indexOf(columna);
    return at < 0 ? '' : clean(celdas[at]);
  };
  const dias = toDias(body.map(({ celdas }) => cellOf(celdas, 'ingreso')));
  return body.map(({ numero, celdas }, at) => ({
    fila: numero,
    usuario: cellOf(celdas, 'usuario'),
    mision: columnas.includes('mision') || columnas.includes('categoria') ? cellOf(celdas, 'mision') : mision,
    categoria: cellOf(celdas, 'categoria'),
    firma: cellOf(celdas, 'firma'),
    ingreso: dias[at] ?? '',
  }));
}
