import { foldText } from '@garita/domain/formato/foldText';
import { UsageError } from '../errors';
import { type Campo, comparableOf } from './Campo';
import type { CellValue } from './Column';

type Sign = '=' | '!=' | '<' | '<=' | '>' | '>=' | '~';

/** A condition as typed; `compileFiltro` compiles it once its field is known. */
export interface Filtro {
  readonly campo: string;
  readonly sign: Sign;
  readonly word: string;
}

const FORM = /^([^=!<>~]+)(!=|<=|>=|=|<|>|~)(.*)$/su;

/**
 * Parses `campo=valor`, also with `!=`, `<`, `<=`, `>`, `>=` or `~`. @throws UsageError for another
 * text
 */
export function parseFiltro(text: string): Filtro {
  const [, campo, sign, typed = ''] = FORM.exec(text) ?? [];
  if (campo === undefined) throw new UsageError(`--filtro: «${text}» no es campo=valor.`);
  return { campo: campo.trim(), sign: sign as Sign, word: typed.trim() };
}

const COMPARE: Readonly<Record<Exclude<Sign, '~'>, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '!=': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

const NUMERIC: ReadonlySet<string | undefined> = new Set(['number', 'decimal', 'minutes', 'bytes']);
const MOMENTARY: ReadonlySet<string | undefined> = new Set(['instant', 'day']);
const BEGINS_WITH_A_DAY = /^\d{4}-\d{2}-\d{2}/;
/** A typed day or instant is compared as a prefix: `2026-11` matches the whole month. */
const MOMENT = /^\d{4}-\d{2}(-\d{2}( \d{2}(:\d{2})?)?)?$/;
/** A day in Spanish notation, optionally with an hour. */
const SPANISH_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})((?: \d{2}(?::\d{2})?)?)$/;
const NUMBER = /^-?\d+([.,]\d+)?$/;

const YES = 'sí';
const NO = 'no';
/** Whether a field has days or instants. Some lists have days as plain text. */
const isMomentary = (kind: string | undefined, cells: readonly CellValue[]): boolean => {
  const there = cells.filter((cell) => cell !== null);
  return (
    MOMENTARY.has(kind) ||
    (there.length > 0 &&
      there.every((cell) => typeof cell === 'string' && BEGINS_WITH_A_DAY.test(cell)))
  );
};
const isYes = (word: string): boolean => foldText(word) === foldText(YES);

const orderOf = <T extends string | number>(one: T, other: T): number =>
  one < other ? -1 : one > other ? 1 : 0;
const refuse = (word: string, nombre: string, choices: string): never => {
  throw new UsageError(`--filtro: «${word}» no vale en «${nombre}». ${choices}`);
};

/** Compares a non-empty cell with the typed word: negative if the cell comes first. */
type Order = (cell: string | number) => number;

function orderOfMoments(word: string, nombre: string): Order {
  const [, day = '', month = '', year = '', time = ''] = SPANISH_DAY.exec(word) ?? [];
  const moment =
    year === '' ? word : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${time}`;
  if (!MOMENT.test(moment))
    refuse(word, nombre, 'Escribe una fecha como 2026-11-27, 2026-11 o 27/11/2026.');
  return (cell) => orderOf(String(cell).slice(0, moment.length), moment);
}

function orderOfNumbers(word: string, nombre: string, cells: readonly CellValue[]): Order {
  const isFlag =
    cells.length > 0 && cells.every((cell) => cell === null || cell === 0 || cell === 1);
  if (isFlag && (isYes(word) || foldText(word) === NO))
    return (cell) => Number(cell) - Number(isYes(word));
  if (!NUMBER.test(word))
    refuse(word, nombre, isFlag ? `Puede ser: ${YES}, ${NO}.` : 'Escribe un número.');
  return (cell) => Number(cell) - Number(word.replace(',', '.'));
}

/** The possible words of a yes/no field; null for another field. */
function yesNoWords(cells: readonly CellValue[]): readonly string[] | null {
  const words = new Set(cells.filter((cell) => typeof cell === 'string'));
  return words.has(YES) || words.has(NO) ? [...new Set([YES, NO, ...words])] : null;
}

/**
 * Turns a typed condition into a test of rows. It ignores case and accents; an empty word matches
 * empty cells. A word for a yes/no field is checked against all `rows`, so that a typo selects no
 * wrong rows. @throws UsageError for a word that the field cannot have, with the possible words
 */
export function compileFiltro<Row>(
  { campo: typed, sign, word }: Filtro,
  campo: Campo<Row>,
  rows: readonly Row[],
): (row: Row) => boolean {
  if (sign === '~')
    return (row) => foldText(String(comparableOf(campo, row) ?? '')).includes(foldText(word));
  const compare = COMPARE[sign];
  const isEquality = sign === '=' || sign === '!=';
  if (word === '') return (row) => isEquality && compare(comparableOf(campo, row) === null ? 0 : 1);
  const cells = rows.map((row) => comparableOf(campo, row));
  const words = yesNoWords(cells);
  if (words && !words.some((one) => foldText(one) === foldText(word)))
    refuse(word, typed, `Puede ser: ${words.join(', ')}.`);
  const order = isMomentary(campo.kind, cells)
    ? orderOfMoments(word, typed)
    : NUMERIC.has(campo.kind)
      ? orderOfNumbers(word, typed, cells)
      : (cell: string | number) => orderOf(foldText(String(cell)), foldText(word));
  return (row) => {
    const cell = comparableOf(campo, row);
    // An empty cell matches neither `<` nor `>`. In a yes/no field it counts as no.
    if (cell === null) return isEquality && compare(words && foldText(word) === NO ? 0 : 1);
    return compare(order(cell));
  };
}
