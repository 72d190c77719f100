import { formatALas } from '../formato/formatALas';
import { hoyOAyer } from '../formato/hoyOAyer';
import { formatInstant } from '../formato/instant';
import { localDay } from '../formato/localDay';

/**
 * What is said of a page that shows what was seen last: `Sin conexión · así estaba hoy a las 14:32`.
 * @param fecha when it was seen, an ISO instant
 * @param ahora milliseconds
 * @param zona the reader's
 */
export function describeVisto(fecha: string, ahora: number, zona: string): string {
  const dia =
    hoyOAyer(localDay(Date.parse(fecha), zona), localDay(ahora, zona)) ??
    `el ${formatInstant(fecha, { part: 'fecha', zone: zona })}`;
  return `Sin conexión · así estaba ${dia} ${formatALas(fecha, { zone: zona })}`;
}
