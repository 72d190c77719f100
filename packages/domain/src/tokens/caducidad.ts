import { parseDay } from '../formato/days';
import { momentOf } from '../formato/zona';

const DAY = 86_400_000;

/** The usual lifetimes of a token, in days. */
export const PLAZOS = [
  { dias: 7, label: '7 días' },
  { dias: 30, label: '30 días' },
  { dias: 90, label: '90 días' },
  { dias: 365, label: 'Un año' },
] as const;

export const expiraEn = (dias: number, ahora: Date): string =>
  new Date(ahora.getTime() + dias * DAY).toISOString();

/** The end of a day in an IANA zone, as an ISO instant; null for an invalid day. */
export function expiraAlFinalDe(dia: string, zona: string): string | null {
  const midnight = parseDay(dia);
  return midnight === null ? null : new Date(momentOf(midnight + DAY, zona)).toISOString();
}
