interface Parts {
  readonly first: number;
  readonly second: number;
  readonly year: number;
}

const SHORT = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/;
const ISO = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[T ].*)?$/;

const pad = (number: number): string => String(number).padStart(2, '0');
const withoutTime = (texto: string): string => texto.trim().replace(/,?\s+\d{1,2}:\d{2}.*$/, '');

function partsOf(texto: string): Parts | null {
  const [, first, second, year] = SHORT.exec(withoutTime(texto)) ?? [];
  return year === undefined ? null : { first: Number(first), second: Number(second), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/**
 * The dates of a column as days `YYYY-MM-DD`. Whether `03/04` is in March or in April the whole column tells: one `25/04` is enough; where nothing does, the
 * day comes first, as Spanish is written. What is no date stays as it is, to be said so.
 */
export function toDias(textos: readonly string[]): string[] {
  const parts = textos.map(partsOf);
  const isMonthFirst = parts.some((one) => one !== null && one.second > 12) && !parts.some((one) => one !== null && one.first > 12);
  return textos.map((texto, at) => {
    const [, year, month, day] = ISO.exec(texto.trim()) ?? [];
    if (day !== undefined) return `${year}-${pad(Number(month))}-${pad(Number(day))}`;
    const short = parts[at];
    if (!short) return texto.trim();
    const [dia, mes] = isMonthFirst ? [short.second, short.first] : [short.first, short.second];
    return `${short.year}-${pad(mes)}-${pad(dia)}`;
  });
}
