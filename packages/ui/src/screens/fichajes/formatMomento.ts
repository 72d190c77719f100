import { formatDay } from '@garita/domain/formato/days';
import { formatALas } from '@garita/domain/formato/formatALas';
import { formatInstant } from '@garita/domain/formato/instant';

/**
 * The time of an instant in the reader's zone, shown beside the agency's day. It includes the date
 * if the reader's date differs.
 */
export const formatMomento = (iso: string, dia: string): string =>
  formatInstant(iso, { part: 'fecha' }) === formatDay(dia)
    ? formatInstant(iso, { part: 'hora' })
    : formatInstant(iso);

/** An instant as `a las 12:30` today, or else `el 20 nov 2026, 23:30`. @param now in ms. */
export function formatCuando(iso: string, now: number): string {
  const isToday =
    formatInstant(iso, { part: 'fecha' }) ===
    formatInstant(new Date(now).toISOString(), { part: 'fecha' });
  return isToday ? formatALas(iso) : `el ${formatInstant(iso)}`;
}
