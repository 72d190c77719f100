import { formatALas } from '../formato/formatALas';
import { hoyOAyer } from '../formato/hoyOAyer';
import { formatInstant } from '../formato/instant';
import { localDay } from '../formato/localDay';

/**
 * `Sin conexión · así estaba hoy a las 14:32`. `fecha` is an ISO instant, `ahora` is in
 * milliseconds.
 */
export function describeVisto(fecha: string, ahora: number, zona: string): string {
  const dia =
    hoyOAyer(localDay(Date.parse(fecha), zona), localDay(ahora, zona)) ??
    `el ${formatInstant(fecha, { part: 'fecha', zone: zona })}`;
  return `Sin conexión · así estaba ${dia} ${formatALas(fecha, { zone: zona })}`;
}
