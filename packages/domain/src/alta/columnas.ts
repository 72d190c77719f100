import { cleanLine } from '../formato/cleanLine';
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
  [
    'usuario',
    /\b(usuario|nombre|keko|nick|name|user|username|persona|miembro|integrante|jugador|agente|habbo|avatar)\b/,
  ],
];

/** What a column holds, as its head says; null when that tells nothing. */
const columnaOf = (head: string): ColumnaAlta | null => {
  const text = foldText(head).replaceAll(/[_-]+/g, ' ');
  return HEADS.find(([, words]) => words.test(text))?.[0] ?? null;
};

/** How many of a line's cells name something that a list of people has: by it `parseTabla` finds the head. */
export const countColumnas = (celdas: readonly string[]): number =>
  new Set(celdas.map(columnaOf).filter((columna) => columna !== null)).size;

/** How a list is read: what each of its columns holds (null = nothing that is needed), and how many of its first lines are titles and head. */
export interface Lectura {
  readonly columnas: readonly (ColumnaAlta | null)[];
  /** As in `Tabla`: the head is the last of them; 0 for none. */
  readonly cabecera: number;
}

/** Each once: of two columns that both look like a name, the first is it. */
const once = (columnas: readonly (ColumnaAlta | null)[]): (ColumnaAlta | null)[] =>
  columnas.map((columna, at) =>
    columna !== null && columnas.indexOf(columna) === at ? columna : null,
  );

/** The cells of the head; none without one. */
export const headOf = (
  lineas: readonly LineaTabla[],
  { cabecera }: Pick<Lectura, 'cabecera'>,
): readonly string[] => lineas[cabecera - 1]?.celdas ?? [];

/** Guesses what the columns of a list hold: by its head, or, where it has none, the name first and the mission after it. */
export function guessLectura(lineas: readonly LineaTabla[], cabecera: number): Lectura {
  // A title above the head makes no columns.
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

/** A column that is left aside though its lines say something. */
export interface ColumnaSobrante {
  readonly at: number;
  /** What its head says; empty without one. */
  readonly nombre: string;
  /** How many lines have a text in it. */
  readonly lineas: number;
}

/** The columns whose texts would be lost. */
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

/** A cell as it is judged. */
const clean = (celda: string | undefined): string =>
  [...cleanLine(celda ?? '')].slice(0, CELDA_MAX).join('').trim();

/**
 * The people of a list.
 * @param mision for a list without a column of missions: what all of them come in with
 */
export function readFilas(
  lineas: readonly LineaTabla[],
  { columnas, cabecera }: Lectura,
  mision = '',
): FilaAlta[] {
  const body = lineas.slice(cabecera);
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
