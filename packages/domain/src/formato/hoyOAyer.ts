import { previousDay } from './days';

/** What a day `2026-11-21` is called as seen from today; null for one that is further back. */
export function hoyOAyer(dia: string, hoy: string): 'hoy' | 'ayer' | null {
  // A clock that is a little behind the server's shows what has just happened as of tomorrow.
  if (dia >= hoy) return 'hoy';
  return dia === previousDay(hoy) ? 'ayer' : null;
}
