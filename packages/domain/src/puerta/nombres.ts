import { foldCase } from '../formato/foldCase';
import { normalizeNombre } from '../nombres/nombre';

/** The maximum number of names that the screen looks up at once. */
export const NOMBRES_MAX = 50;

/** The longest text that the contract takes as a name. */
const LARGO_MAX = 64;

/**
 * Between two names. A name may have commas: one that begins or ends a word without a space after it
 * is part of the name, so that `Gerente,` is not looked up as `Gerente`.
 */
const SEPARADOR = /[\n\r\t;]|, +(?=\S)/;

/**
 * The names of a text as it was pasted from a room: one a line, or separated by commas and spaces.
 * Each once, in their order.
 */
export function readNombres(texto: string): string[] {
  const names = new Map<string, string>();
  for (const line of texto.split(SEPARADOR)) {
    const nombre = normalizeNombre(line.trim()).slice(0, LARGO_MAX);
    if (nombre !== '' && !names.has(foldCase(nombre))) names.set(foldCase(nombre), nombre);
  }
  return [...names.values()];
}
