import { cleanLine } from '../formato/cleanLine';
import { foldText } from '../formato/foldText';
import { findNombreFailure, normalizeNombre } from '../nombres/nombre';
import type { LineaTabla } from '../tabla/parseTabla';
import { headOf, type Lectura } from './columnas';

const TOTAL = /^((sub)?total(es)?|suma|recuento|promedio|media)\b/;
const NUMERIC = /^[\d\s.,:%+-]*$/;
const CAPITALS_MIN = 4;

const fold = (celda: string | undefined): string => foldText(cleanLine(celda ?? ''));
const isFilled = (celda: string | undefined): boolean => cleanLine(celda ?? '') !== '';
const isPossibleName = (celda: string): boolean =>
  findNombreFailure(normalizeNombre(celda)) === null;
/** `OFICIALES`: only letters, all of them upper case. */
const isInCapitals = (celda: string): boolean => {
  const text = cleanLine(celda);
  return (
    text.length >= CAPITALS_MIN && /^\p{L}+$/u.test(text) && text === text.toLocaleUpperCase('es')
  );
};
const singulars = (word: string): string[] =>
  ['s', 'es'].flatMap((end) => (word.endsWith(end) ? [word.slice(0, -end.length)] : []));

/** The used cells of a line, by their meaning. */
interface Usada {
  readonly usuario: string;
  readonly rangos: readonly string[];
  /** How many used cells are filled, the name included. */
  readonly llenas: number;
}

const readUsada = ({ celdas }: LineaTabla, { columnas }: Lectura): Usada => {
  const cellsOf = (isWanted: (columna: Lectura['columnas'][number]) => boolean) =>
    celdas.filter((celda, at) => isWanted(columnas[at] ?? null) && isFilled(celda));
  return {
    usuario: cellsOf((columna) => columna === 'usuario')[0] ?? '',
    rangos: cellsOf((columna) => columna === 'mision' || columna === 'categoria'),
    llenas: cellsOf((columna) => columna !== null).length,
  };
};

/**
 * Returns a test of whether a name is the heading of a group; the name's line has no other filled
 * cell. A text that cannot be a name is a heading. A possible name is a heading if it equals a rank
 * of other lines, if it is the plural of a word of such a rank, or if it is in upper case while no
 * person's name is.
 */
function createIsHeading(usadas: readonly Usada[]): (nombre: string) => boolean {
  const people = usadas.filter(
    ({ usuario, rangos }) => usuario !== '' && rangos.some((rango) => !NUMERIC.test(rango)),
  );
  const hasCapitals = people.some(({ usuario }) => isInCapitals(usuario));
  const rangos = people.flatMap((one) => one.rangos).map(fold);
  const names = new Set(rangos);
  const words = new Set(rangos.flatMap((rango) => rango.split(/[^\p{L}]+/u)));
  return (nombre) =>
    !isPossibleName(nombre) ||
    (isInCapitals(nombre) && !hasCapitals) ||
    names.has(fold(nombre)) ||
    singulars(fold(nombre)).some((word) => words.has(word));
}

/** Whether the line is a total such as `TOTAL;69`: a word for a total, and then only numbers. */
const isTotal = ({ celdas }: LineaTabla, hasRangos: boolean): boolean => {
  const [first = '', ...others] = celdas.filter(isFilled);
  return (
    TOTAL.test(fold(first)) &&
    others.every((celda) => NUMERIC.test(celda)) &&
    (hasRangos || !isPossibleName(first))
  );
};

/** Whether the line repeats the header, as below a page break. */
const isHead = ({ celdas }: LineaTabla, head: readonly string[]): boolean => {
  const filled = celdas.flatMap((celda, at) => (isFilled(celda) ? [[celda, head[at]]] : []));
  return filled.length > 1 && filled.every(([celda, name]) => fold(celda) === fold(name));
};

/**
 * Lines below the header that are not people: headings of groups, totals, the header again, lines
 * without a name. A line with a name and a mission is a person, unless it is a total or the header
 * again.
 */
export function listFuera(lineas: readonly LineaTabla[], lectura: Lectura): LineaTabla[] {
  const body = lineas.slice(lectura.cabecera);
  const head = headOf(lineas, lectura);
  const hasRangos = lectura.columnas.includes('mision') || lectura.columnas.includes('categoria');
  const usadas = body.map((linea) => readUsada(linea, lectura));
  const isHeading = createIsHeading(usadas);
  return body.filter((linea, at) => {
    const { usuario, llenas } = usadas[at] as Usada;
    if (isHead(linea, head) || isTotal(linea, hasRangos)) return true;
    if (usuario === '') return llenas <= 1;
    return hasRangos && llenas === 1 && isHeading(usuario);
  });
}

/** The cells of a line as one text: `TOTAL · 69`. */
export const describeLinea = ({ celdas }: LineaTabla): string =>
  celdas.map(cleanLine).filter(Boolean).join(' · ');
