import { formatInstant } from '@garita/domain/formato/instant';
import { formatSpan } from '@garita/domain/formato/span';

const WEEK = 7 * 86_400_000;

/**
 * An instant relative to now, e.g. `hace 5 min` or `dentro de 3 días`. From a week on it is a date.
 */
export function formatRelative(iso: string, now: number): string {
  const ms = now - Date.parse(iso);
  if (Math.abs(ms) >= WEEK) return formatInstant(iso);
  const span = formatSpan(Math.abs(ms));
  if (span === null) return 'ahora';
  return ms > 0 ? `hace ${span}` : `dentro de ${span}`;
}
