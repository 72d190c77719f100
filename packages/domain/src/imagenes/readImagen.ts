import type { Medidas } from './Medidas';
import { readGif } from './readGif';
import { readPng } from './readPng';
import { readWebp } from './readWebp';

/** The kinds of pictures that the portal keeps: those that hold pixels alone. */
export type TipoImagen = 'image/png' | 'image/gif' | 'image/webp';

/** What a file is, by its bytes. */
export interface Imagen extends Medidas {
  readonly tipo: TipoImagen;
}

const READERS = [
  ['image/png', readPng],
  ['image/gif', readGif],
  ['image/webp', readWebp],
] as const;

/**
 * Recognises and measures a picture by its bytes alone, whatever its name or its sender say it is; null for anything else, for one that ends early, and for
 * one with something behind its end, which is how a file is made to be two things at once. The pixels themselves are not looked at.
 */
export function readImagen(bytes: Uint8Array): Imagen | null {
  for (const [tipo, read] of READERS) {
    const medidas = read(bytes);
    if (medidas) return { tipo, ...medidas };
  }
  return null;
}
