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
 * Says when the absence begins; once it has begun, when it ends; after that, that it is over.
 * @param hoy today in the agency's zone
 */
export function describeCuando(
  { inicio, final }: { inicio: string; final: string },
  hoy: string,
): string {
  if (hoy < inicio) return `Empieza ${inDays(countDays(hoy, inicio) - 1)}`;
  return hoy > final ? 'Ya ha pasado' : `Termina ${inDays(countDays(hoy, final) - 1)}`;
}
