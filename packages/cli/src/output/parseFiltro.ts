import { foldText } from '@garita/domain/formato/foldText';
import { UsageError } from '../errors';
import type { CellValue } from './Column';

/** What a row must be like. */
export interface Filtro {
  readonly campo: string;
  readonly holds: (value: CellValue) => boolean;
  /** Its sign. */
  readonly signo: string;
  /** What the value is compared with; empty for what is empty. */
  readonly valor: string;
}

const FORM = /^([^=!<>~]+)(!=|<=|>=|=|<|>|~)(.*)$/su;

const COMPARE: Readonly<Record<string, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '!=': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

/** A day and hour are compared as far as they were typed: a day alone is all of it, `2026-11` a month. */
export const MOMENT = /^\d{4}-\d{2}(-\d{2}( \d{2}(:\d{2})?)?)?$/;

function orderOf(value: CellValue, typed: string): number {
  if (typeof value === 'number') return value - Number(typed);
  const text = foldText(value ?? '');
  const against = foldText(typed);
  const compared = MOMENT.test(typed) && /^\d{4}-\d{2}/.test(text) ? text.slice(0, typed.length) : text;
  return compared < against ? -1 : compared > against ? 1 : 0;
}

/**
 * `campo=valor`, and with `!=`, `<`, `<=`, `>`, `>=`, or `~` for what contains it. Case and accents make no difference; nothing behind `=` is what is empty.
 * @throws UsageError for anything else.
 */
export function parseFiltro(text: string): Filtro {
  const [, campo, sign = '', typed = ''] = FORM.exec(text) ?? [];
  if (campo === undefined) throw new UsageError(`--filtro: «${text}» no es campo=valor.`);
  const word = typed.trim();
  const compare = COMPARE[sign];
  if (!compare) return { campo: campo.trim(), signo: sign, valor: word, holds: (value) => foldText(String(value ?? '')).includes(foldText(word)) };
  // What is empty is neither less nor more than anything.
  const isAbout = (value: CellValue) => sign === '=' || sign === '!=' || value !== null;
  return {
    campo: campo.trim(),
    signo: sign,
    valor: word,
    holds: (value) => {
      if (word === '' || value === null) return isAbout(value) && compare(value === null && word === '' ? 0 : 1);
      return compare(orderOf(value, word));
    },
  };
}
