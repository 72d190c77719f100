import { formatInstant } from '@garita/domain/formato/instant';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function formatSpan(ms: number): string {
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min`;
  if (ms < DAY) return `${Math.floor(ms / HOUR)} h`;
  const days = Math.floor(ms / DAY);
  return days === 1 ? '1 día' : `${days} días`;
}

/** How far an instant is from now, for somebody who looks on: `hace 5 min`, `dentro de 3 días`; beyond a week the date itself, which then says more. */
export function formatRelative(iso: string, now: number): string {
  const ms = now - Date.parse(iso);
  const far = Math.abs(ms);
  if (far < MINUTE) return 'ahora';
  if (far >= 7 * DAY) return formatInstant(iso);
  return ms > 0 ? `hace ${formatSpan(far)}` : `dentro de ${formatSpan(far)}`;
}
