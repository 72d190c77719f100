import { formatALas } from './formatALas';
import { formatInstant } from './instant';

/** An instant as `a las 12:30` today, or else `el 20 nov 2026, 23:30`. @param now in ms. */
export function formatCuando(iso: string, now: number): string {
  const isToday =
    formatInstant(iso, { part: 'fecha' }) ===
    formatInstant(new Date(now).toISOString(), { part: 'fecha' });
  return isToday ? formatALas(iso) : `el ${formatInstant(iso)}`;
}
