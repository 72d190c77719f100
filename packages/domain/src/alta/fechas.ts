import { parseDay } from '../formato/days';
import { foldText } from '../formato/foldText';

const MONTHS: readonly (readonly string[])[] = [
  ['enero', 'january'],
  ['febrero', 'february'],
  ['marzo', 'march'],
  ['abril', 'april'],
  ['mayo', 'may'],
  ['junio', 'june'],
  ['julio', 'july'],
  ['agosto', 'august'],
  ['septiembre', 'setiembre', 'september'],
  ['octubre', 'october'],
  ['noviembre', 'november'],
  ['diciembre', 'december'],
];
const WEEKDAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'].concat([
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]);
const PREPOSITIONS = ['de', 'del'];

const abbreviates = (word: string, name: string): boolean =>
  word.length >= 3 && name.startsWith(word);
/** 1 to 12; 0 for a word that names no month. */
const monthOf = (word: string): number =>
  MONTHS.findIndex((names) => names.some((name) => abbreviates(word, name))) + 1;
const isWeekday = (word: string): boolean => WEEKDAYS.some((name) => abbreviates(word, name));

/** One of `first` and `second` is the day, the other the month. The whole column decides which. */
type Parts =
  | { readonly year: string | null; readonly day: number; readonly month: number }
  | { readonly year: string; readonly first: number; readonly second: number };

/** The time of day after a date, with its separator. */
const TIME = /(?:,?\s+|t)(?:a las\s+)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?.*$/;
/**
 * Days since 1899-12-30, as spreadsheets store them: July 1998 to August 2102. The fraction is the
 * time of day.
 */
const SERIAL = /^(3[6-9]|[4-6]\d|7[0-3])\d{3}(?:[.,]\d+)?$/;
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

const isYear = (digits: string): boolean => digits.length === 4 || digits.length === 2;
const isDayOrMonth = (digits: string): boolean => digits.length <= 2;

/** `25 de marzo de 2026`, `mié 25-mar-26`, `Mar 25, 2026`, `25-mar`. */
function withMonthWord(words: readonly string[], numbers: readonly string[]): Parts | null {
  // A weekday precedes the month: in `mar 24 mar 26` the second `mar` is March.
  const at = words.findLastIndex((word) => monthOf(word) > 0);
  const [first = '', second = null, more] = numbers;
  const isKnown = words.every((word, index) => index === at || isWeekday(word));
  if (at < 0 || !isKnown || more !== undefined) return null;
  const month = monthOf(words[at] as string);
  const [day, year] = first.length === 4 && second !== null ? [second, first] : [first, second];
  return day !== '' && isDayOrMonth(day) && (year === null || isYear(year))
    ? { day: Number(day), month, year }
    : null;
}

function partsOf(texto: string): Parts | null {
  const text = foldText(texto).trim();
  if (SERIAL.test(text)) {
    const [year = '', month, day] = new Date(
      SERIAL_ZERO + Math.floor(Number(text.replace(',', '.'))) * DAY_MS,
    )
      .toISOString()
      .slice(0, 10)
      .split('-');
    return { year, month: Number(month), day: Number(day) };
  }
  const date = text.replace(TIME, '');
  if (!/^[\p{L}\d\s,./-]+$/u.test(date)) return null;
  const tokens = date.match(/\p{L}+|\d+/gu) ?? [];
  const words = tokens.filter((token) => /\p{L}/u.test(token) && !PREPOSITIONS.includes(token));
  const numbers = tokens.filter((token) => /\d/.test(token));
  const [a = '', b = '', c = '', more] = numbers;
  if (numbers.length < 3) return withMonthWord(words, numbers);
  if (more !== undefined || !words.every(isWeekday)) return null;
  if (a.length === 4 && isDayOrMonth(b) && isDayOrMonth(c))
    return { year: a, month: Number(b), day: Number(c) };
  return isDayOrMonth(a) && isDayOrMonth(b) && isYear(c)
    ? { year: c, first: Number(a), second: Number(b) }
    : null;
}

const pad = (number: number): string => String(number).padStart(2, '0');
const toDia = (year: string, month: number, day: number): string =>
  `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(day)}`;

/**
 * Converts spreadsheet dates, with Spanish or English names, to `YYYY-MM-DD`. `03/04` is 3 April,
 * unless the column has a date such as `04/25` and none such as `25/04`. Any other text, and a date
 * without a year, is only trimmed; `judgeFilas` reports it.
 */
export function toDias(textos: readonly string[]): string[] {
  const all = textos.map(partsOf);
  const [firsts, seconds] = [
    all.flatMap((one) => (one && 'first' in one ? [one.first] : [])),
    all.flatMap((one) => (one && 'first' in one ? [one.second] : [])),
  ];
  const isMonthFirst = seconds.some((second) => second > 12) && !firsts.some((first) => first > 12);
  return textos.map((texto, at) => {
    const parts = all[at];
    if (!parts || parts.year === null) return texto.trim();
    if (!('first' in parts)) return toDia(parts.year, parts.month, parts.day);
    const { year, first, second } = parts;
    return isMonthFirst ? toDia(year, first, second) : toDia(year, second, first);
  });
}

/**
 * How many years are tried, the present year included. 29 February exists in at least one of nine
 * consecutive years.
 */
const YEARS_BACK = 9;

/** The last day up to `hoy` of a date without a year, such as `25-mar`; null for other texts. */
export function proposeDia(texto: string, hoy: string): string | null {
  const parts = partsOf(texto);
  if (!parts || 'first' in parts || parts.year !== null) return null;
  const thisYear = Number(hoy.slice(0, 4));
  const dias = Array.from({ length: YEARS_BACK }, (_, back) =>
    toDia(String(thisYear - back), parts.month, parts.day),
  );
  return dias.find((dia) => dia <= hoy && parseDay(dia) !== null) ?? null;
}
