import { previousDay } from './days';

/** The name of a day `2026-11-21` relative to today; null before yesterday. */
export function hoyOAyer(dia: string, hoy: string): 'hoy' | 'ayer' | null {
  // A clock slightly behind the server's would show a new event as tomorrow's.
  if (dia >= hoy) return 'hoy';
  return dia === previousDay(hoy) ? 'ayer' : null;
}
