import { foldCase } from '@garita/domain/formato/foldCase';
import type { Origen } from '../Origen';

const BETWEEN_WORDS = /[\s,;:()«»"]+/;

/** The first person whom a sentence names besides its author, or else the author; null for none. */
export function findAludido(
  { personaDe }: Pick<Origen, 'personaDe'>,
  texto: string | null,
  autor: string | null,
): number | null {
  const words = (texto ?? '').split(BETWEEN_WORDS).filter(Boolean);
  const isAutor = (word: string) => foldCase(word) === foldCase(autor ?? '');
  for (const word of words) {
    const id = isAutor(word) ? null : personaDe(word);
    if (id !== null) return id;
  }
  return words.some(isAutor) ? personaDe(autor) : null;
}
