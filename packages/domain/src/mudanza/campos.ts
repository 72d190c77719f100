import { cleanLine } from '../formato/cleanLine';
import { readDia, readInstante } from './momentos';

/** Reads a value of an answer; null if it is missing or unreadable. `zona` is for wall times. */
export type Campo<Valor> = (value: unknown, zona: string) => Valor | null;

export const texto: Campo<string> = (value) => {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  // A database refuses half of a surrogate pair.
  const clean = cleanLine(String(value).replaceAll(/\p{Cs}/gu, '\ufffd'));
  return clean === '' ? null : clean;
};

/**
 * A whole number, with or without dots between the thousands; zeros as decimals and a final `c`
 * (credits) may follow.
 */
const ENTERO = /^(-?\d{1,15}|-?[1-9]\d{0,2}(?:\.\d{3}){1,4})(?:[.,]0{1,2})?\s*c?$/i;

/** The largest number that a column here takes. */
const LARGEST = 2 ** 31 - 1;
const toColumn = (value: number): number | null =>
  Number.isInteger(value) && Math.abs(value) <= LARGEST ? value : null;

/** A number, or a string such as `"15"`, `"15.00"`, `"15c"` or `"1.500c"`. */
export const entero: Campo<number> = (value) => {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return toColumn(value);
  const [, digits] = ENTERO.exec(texto(value, '') ?? '') ?? [];
  return digits === undefined ? null : toColumn(Number(digits.replaceAll('.', '')));
};

const YES = /^(1|s[ií]|true|yes)$/i;
const NO = /^(0|no|false)$/i;

export const siNo: Campo<boolean> = (value) => {
  const said = typeof value === 'boolean' ? String(value) : (texto(value, '') ?? '');
  return YES.test(said) ? true : NO.test(said) ? false : null;
};

export const instante: Campo<string> = readInstante;
export const dia: Campo<string> = readDia;

/** Codes as an array, or separated by commas. */
export const codigos: Campo<readonly string[]> = (value) => {
  const parts = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : null;
  return parts?.flatMap((part) => texto(part, '') ?? []) ?? null;
};

/** Reads a dismissal; null for an active person. `fecha` is null if the answer has no date. */
export const despido: Campo<{ readonly fecha: string | null }> = (value, zona) => {
  if (siNo(value, zona)) return { fecha: null };
  const fecha = readInstante(value, zona);
  return fecha === null ? null : { fecha };
};
