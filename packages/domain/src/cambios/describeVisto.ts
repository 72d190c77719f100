import { previousDay } from '../formato/days';
import { formatInstant } from '../formato/instant';
import { localDay } from '../formato/localDay';

function describeDay(dia: string, hoy: string, fecha: string, zona: string): string {
  if (dia >= hoy) return 'hoy';
  return dia === previousDay(hoy) ? 'ayer' : `el ${formatInstant(fecha, { part: 'fecha', zone: zona })}`;
}

/**
 * What is said of a page that shows what was seen last: `Sin conexión · así estaba hoy a las 14:32`.
 * @param fecha when it was seen, an ISO instant
 * @param ahora milliseconds
 * @param zona the reader's
 */
export function describeVisto(fecha: string, ahora: number, zona: string): string {
  const hora = formatInstant(fecha, { part: 'hora', zone: zona });
  const dia = describeDay(localDay(Date.parse(fecha), zona), localDay(ahora, zona), fecha, zona);
  return `Sin conexión · así estaba ${dia} ${hora.startsWith('01') ? 'a la' : 'a las'} ${hora}`;
}
