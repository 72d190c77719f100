import { isInstant } from '../formato/isInstant';
import { FUENTES, type Hecho, type HistorySource } from './hecho';

/** The entry after which a page of a history begins. */
export interface Lugar {
  readonly fecha: Date;
  readonly fuente: HistorySource;
  readonly id: number;
}

export const formatLugar = ({
  fecha,
  fuente,
  id,
}: Pick<Hecho, 'fecha' | 'fuente' | 'id'>): string => `${fecha}.${fuente}.${id}`;

export function parseLugar(text: string): Lugar | null {
  const [, instant = '', name, id] = /^(.+Z)\.([a-z]+)\.(\d{1,15})$/.exec(text) ?? [];
  const fuente = FUENTES.find((one) => one === name);
  const fecha = new Date(instant);
  return fuente && isInstant(instant) ? { fecha, fuente, id: Number(id) } : null;
}

/** Newest first, then by source, then the higher id. */
export const compareHechos = (a: Hecho, b: Hecho): number =>
  b.fecha.localeCompare(a.fecha) ||
  FUENTES.indexOf(a.fuente) - FUENTES.indexOf(b.fuente) ||
  b.id - a.id;

/**
 * A cursor for one source; null without a cursor. At the cursor's instant, earlier sources are
 * already complete and later sources are still to come.
 */
export function claveDe(
  lugar: Lugar | null,
  fuente: HistorySource,
): { readonly fecha: Date; readonly id: number } | null {
  if (lugar === null) return null;
  const order = FUENTES.indexOf(fuente) - FUENTES.indexOf(lugar.fuente);
  return {
    fecha: lugar.fecha,
    id: order === 0 ? lugar.id : order < 0 ? 0 : Number.MAX_SAFE_INTEGER,
  };
}
