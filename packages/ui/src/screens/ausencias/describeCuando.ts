import { contar } from '@garita/domain/formato/contar';
import { countDays } from '@garita/domain/formato/days';

const inDays = (days: number): string => {
  if (days === 0) return 'hoy';
  return days === 1 ? 'mañana' : `dentro de ${days} días`;
};

export function describeDuracion(inicio: string, final: string): string {
  const days = countDays(inicio, final);
  return contar(days, 'día', 'días');
}

/**
 * The time until the first day, or until the last day once the absence has begun.
 * @param hoy today in the agency's zone
 */
export function describeCuando(
  { inicio, final }: { inicio: string; final: string },
  hoy: string,
): string {
  if (hoy < inicio) return `Empieza ${inDays(countDays(hoy, inicio) - 1)}`;
  return hoy > final ? 'Ya ha pasado' : `Termina ${inDays(countDays(hoy, final) - 1)}`;
}
