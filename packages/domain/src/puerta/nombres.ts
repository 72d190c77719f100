import { foldCase } from '../formato/foldCase';
import { normalizeNombre } from '../nombres/nombre';

/** The maximum number of names that the screen looks up at once. */
export const NOMBRES_MAX = 50;

/** The longest text that the contract takes as a name. */
const LARGO_MAX = 64;

/**
 * The separator of two names: a line break, a tab, a semicolon, or a comma with a space and more
 * text after it. Any other comma is part of a name: `Gerente,` is not looked up as `Gerente`.
 */
const SEPARADOR = /[\n\r\t;]|, +(?=\S)/;

/**
 * The names of a text that was pasted from a room: one per line, or separated by comma and space.
 * Each name appears once, in the order of the text.
 */
export function readNombres(texto: string): string[] {
  const names = new Map<string, string>();
  for (const line of texto.split(SEPARADOR)) {
    const nombre = normalizeNombre(line.trim()).slice(0, LARGO_MAX);
    if (nombre !== '' && !names.has(foldCase(nombre))) names.set(foldCase(nombre), nombre);
  }
  return [...names.values()];
}
