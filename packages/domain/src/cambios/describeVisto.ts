import { formatALas } from '../formato/formatALas';
import { hoyOAyer } from '../formato/hoyOAyer';
import { formatInstant } from '../formato/instant';
import { localDay } from '../formato/localDay';

/**
 * The notice on a page of cached data: `Sin conexión · así estaba hoy a las 14:32`.
 * @param fecha when it was cached, an ISO instant
 * @param ahora milliseconds
 * @param zona the reader's
 */
export function describeVisto(fecha: string, ahora: number, zona: string): string {
  const dia =
    hoyOAyer(localDay(Date.parse(fecha), zona), localDay(ahora, zona)) ??
    `el ${formatInstant(fecha, { part: 'fecha', zone: zona })}`;
  return `Sin conexión · así estaba ${dia} ${formatALas(fecha, { zone: zona })}`;
}
