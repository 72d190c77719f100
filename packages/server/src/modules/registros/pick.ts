import { foldText } from '@garita/domain/formato/foldText';
import { REGISTROS_BUSCADOS, REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';

export const depthOf = (palabra: string): number =>
  palabra === '' ? REGISTROS_MAXIMO : REGISTROS_BUSCADOS;

export function pick<Entry extends object>(
  entries: readonly Entry[],
  palabra: string,
  textsOf: (entry: Entry) => readonly string[],
): Entry[] {
  const wanted = foldText(palabra);
  const found =
    wanted === ''
      ? entries
      : entries.filter((entry) => textsOf(entry).some((texto) => foldText(texto).includes(wanted)));
  return found.slice(0, REGISTROS_MAXIMO);
}
