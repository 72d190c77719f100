import { type FichajeLeido, isAbierto, isFichajeLargo, minutesAt, SIN_SALIDA } from './fichaje';

export interface FichajeDeDia extends FichajeLeido {
  /** The agency's day of the entry. */
  readonly dia: string;
}

export interface Dia<Fichaje extends FichajeDeDia> {
  readonly dia: string;
  /** The instant of the first entry, in ISO format. */
  readonly entrada: string;
  /** The instant of the last exit, in ISO format; a dash while a record is open. */
  readonly salida: string;
  /** Minutes of all records; an open record counts up to now. */
  readonly total: number;
  readonly isLargo: boolean;
  /** In chronological order. */
  readonly fichajes: readonly Fichaje[];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function toDia<Fichaje extends FichajeDeDia>(
  dia: string,
  unordered: readonly Fichaje[],
  now: number,
): Dia<Fichaje> {
  const fichajes = [...unordered].sort((a, b) => compare(a.entrada, b.entrada));
  const exits = fichajes.map(({ salida }) => salida).sort(compare);
  return {
    dia,
    entrada: fichajes[0]?.entrada ?? '',
    salida: fichajes.some(isAbierto) ? SIN_SALIDA : (exits.at(-1) ?? SIN_SALIDA),
    total: fichajes.reduce((sum, fichaje) => sum + minutesAt(fichaje, now), 0),
    isLargo: fichajes.some((fichaje) => isFichajeLargo(fichaje, now)),
    fichajes,
  };
}

/** Groups by day, newest first (FIC-06). `now` is in ms. */
export function listDias<Fichaje extends FichajeDeDia>(
  fichajes: readonly Fichaje[],
  now: number,
): Dia<Fichaje>[] {
  const byDia = new Map<string, Fichaje[]>();
  for (const fichaje of fichajes)
    byDia.set(fichaje.dia, [...(byDia.get(fichaje.dia) ?? []), fichaje]);
  return [...byDia].map(([dia, own]) => toDia(dia, own, now)).sort((a, b) => compare(b.dia, a.dia));
}
