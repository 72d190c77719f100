import { formatDay } from '@garita/domain/formato/days';
import { formatALas } from '@garita/domain/formato/formatALas';
import { formatInstant } from '@garita/domain/formato/instant';

/**
 * An instant beside the agency's day to which it is counted: the hour alone, or with its date where the reader's calendar shows another
 * day. Hours are the reader's, days the agency's.
 */
export const formatMomento = (iso: string, dia: string): string =>
  formatInstant(iso, { part: 'fecha' }) === formatDay(dia)
    ? formatInstant(iso, { part: 'hora' })
    : formatInstant(iso);

/** When something happened: `a las 12:30` of today, otherwise `el 20 nov 2026, 23:30`. @param now in ms. */
export function formatCuando(iso: string, now: number): string {
  const isToday =
    formatInstant(iso, { part: 'fecha' }) ===
    formatInstant(new Date(now).toISOString(), { part: 'fecha' });
  return isToday ? formatALas(iso) : `el ${formatInstant(iso)}`;
}
