import { contar } from './contar';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `5 min`, `3 h`, `1 día`, `4 días`; null below a minute. `ms` are milliseconds. */
export function formatSpan(ms: number): string | null {
  if (ms < MINUTE) return null;
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min`;
  if (ms < DAY) return `${Math.floor(ms / HOUR)} h`;
  const days = Math.floor(ms / DAY);
  return contar(days, 'día', 'días');
}
