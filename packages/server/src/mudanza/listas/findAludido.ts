import { foldCase } from '@garita/domain/formato/foldCase';
import type { Origen } from '../Origen';

const BETWEEN_WORDS = /[\s,;:()«»"]+/;

/** Where our own wordings have the person: `Suma 2 ascensos a Oficial`, `Agente pasa a Cabo`. */
const WORDINGS = [/^(?:Suma|Resta) .* a (\S+)$/, /^(\S+) pasa a /];

/**
 * The person whom a sentence is about: where our own wording has the name, or else the first whom it names
 * besides its author, or else the author; null for none.
 */
export function findAludido(
  { personaDe }: Pick<Origen, 'personaDe'>,
  texto: string | null,
  autor: string | null,
): number | null {
  const said = WORDINGS.flatMap((wording) => wording.exec(texto ?? '')?.[1] ?? []);
  const own = said.length === 1 ? personaDe(said[0] as string) : null;
  if (own !== null) return own;
  const words = (texto ?? '').split(BETWEEN_WORDS).filter(Boolean);
  const isAutor = (word: string) => foldCase(word) === foldCase(autor ?? '');
  for (const word of words) {
    const id = isAutor(word) ? null : personaDe(word);
    if (id !== null) return id;
  }
  return words.some(isAutor) ? personaDe(autor) : null;
}
