import type { Veredicto } from '@garita/domain/puerta/juzgar';
import type { Reciente } from '@garita/ui/screens/puerta/PuertaScreenProps';

/** Maximum number of names that a device keeps. */
const MAX = 20;

/** Ends with the user's id, so that signing out removes it (`forgetStorage`). */
const keyOf = (usuario: number): string => `garita-puerta-${usuario}`;

const VEREDICTOS: readonly Veredicto[] = ['pasa', 'arregla', 'no', 'visita'];

const isReciente = (one: unknown): one is Reciente =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as Reciente).nombre === 'string' &&
  VEREDICTOS.includes((one as Reciente).veredicto);

/** A damaged text counts as an empty list. */
export function parseRecientes(text: string | null): readonly Reciente[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isReciente).slice(0, MAX) : [];
  } catch {
    return [];
  }
}

/** Each name once, the newest first. */
export const addRecientes = (
  kept: readonly Reciente[],
  seen: readonly Reciente[],
): readonly Reciente[] =>
  [...seen, ...kept.filter((one) => !seen.some(({ nombre }) => nombre === one.nombre))].slice(
    0,
    MAX,
  );

function read(usuario: number): readonly Reciente[] {
  try {
    return parseRecientes(localStorage.getItem(keyOf(usuario)));
  } catch {
    return [];
  }
}

function write(usuario: number, recientes: readonly Reciente[]): readonly Reciente[] {
  try {
    localStorage.setItem(keyOf(usuario), JSON.stringify(recientes));
  } catch {
    // Without storage the list has only the names of the latest answer.
  }
  return recientes;
}

/** The names that the user looked up last on the screen Puerta, kept in this browser. */
export const keptPuerta = {
  read,
  add: (usuario: number, seen: readonly Reciente[]) =>
    write(usuario, addRecientes(read(usuario), seen)),
  forget: (usuario: number) => write(usuario, []),
};
