import { isInstant } from '../formato/isInstant';
import { FUENTES, type Fuente, type Hecho } from './hecho';

/** A place in a person's history: an entry, behind which a page begins. */
export interface Lugar {
  readonly fecha: Date;
  readonly fuente: Fuente;
  readonly id: number;
}

/** A place as addresses carry it. */
export const formatLugar = ({
  fecha,
  fuente,
  id,
}: Pick<Hecho, 'fecha' | 'fuente' | 'id'>): string => `${fecha}.${fuente}.${id}`;

/** The place that such a text means; null for one that means none. */
export function parseLugar(text: string): Lugar | null {
  const [, instant = '', name, id] = /^(.+Z)\.([a-z]+)\.(\d{1,15})$/.exec(text) ?? [];
  const fuente = FUENTES.find((one) => one === name);
  const fecha = new Date(instant);
  return fuente && isInstant(instant) ? { fecha, fuente, id: Number(id) } : null;
}

/** The order of a history: the newest first, then by source, then the younger of a source. */
export const compareHechos = (a: Hecho, b: Hecho): number =>
  b.fecha.localeCompare(a.fecha) ||
  FUENTES.indexOf(a.fuente) - FUENTES.indexOf(b.fuente) ||
  b.id - a.id;

/**
 * The entry of one source behind which its part of a page begins, where the page begins behind an entry of any source; null where it begins with the
 * newest. Of the very moment a source that stands before has been told whole, and one that stands after not at all.
 */
export function claveDe(
  lugar: Lugar | null,
  fuente: Fuente,
): { readonly fecha: Date; readonly id: number } | null {
  if (lugar === null) return null;
  const order = FUENTES.indexOf(fuente) - FUENTES.indexOf(lugar.fuente);
  return {
    fecha: lugar.fecha,
    id: order === 0 ? lugar.id : order < 0 ? 0 : Number.MAX_SAFE_INTEGER,
  };
}
