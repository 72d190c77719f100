import { previousDay } from './days';

/** The name of a day `2026-11-21` relative to today; null before yesterday. */
export function hoyOAyer(dia: string, hoy: string): 'hoy' | 'ayer' | null {
  // A reader's clock may be slightly behind the server's: a new event would seem to be tomorrow.
  if (dia >= hoy) return 'hoy';
  return dia === previousDay(hoy) ? 'ayer' : null;
}
