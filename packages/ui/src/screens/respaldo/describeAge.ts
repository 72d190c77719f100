import { formatRemaining } from '@garita/domain/formato/duration';

/**
 * The time since an instant, in words: `hace 5 horas y 3 minutos`.
 * @param now the current time in milliseconds
 */
export const describeAge = (iso: string, now: number): string =>
  `hace ${formatRemaining(now - Date.parse(iso)) ?? 'un momento'}`;
