import { type AjustePaga, nextPaga } from '../inicio/nextPaga';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** For how long a pay day is worth telling: a portal that was down longer says nothing of it. In milliseconds. */
export const VIGENCIA = 3 * HOUR;

/** The reminder's most hours before the pay. */
const HORAS_MAX = 167;

/** How many hours before the pay people are reminded of it, as the setting `paga` says (`recordatorio`); null = they are not. */
export function readRecordatorio(ajuste: unknown): number | null {
  const horas = typeof ajuste === 'object' && ajuste !== null ? (ajuste as Record<string, unknown>).recordatorio : null;
  return Number.isInteger(horas) && (horas as number) > 0 && (horas as number) <= HORAS_MAX ? (horas as number) : null;
}

/** The newest pay that a moment has reached. */
export function lastPaga(ajuste: AjustePaga, zona: string, now: Date): Date {
  // A day more than a week: where clocks change, two pays lie further apart.
  let last = nextPaga(ajuste, zona, new Date(now.getTime() - 8 * DAY));
  for (let next = nextPaga(ajuste, zona, last); next <= now; next = nextPaga(ajuste, zona, next)) last = next;
  return last;
}
