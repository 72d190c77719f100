import type { Medidas } from './Medidas';
import { readGif } from './readGif';
import { readPng } from './readPng';
import { readWebp } from './readWebp';

/** The accepted media types: only raster formats. */
export type TipoImagen = 'image/png' | 'image/gif' | 'image/webp';

export interface Imagen extends Medidas {
  readonly tipo: TipoImagen;
}

const READERS = [
  ['image/png', readPng],
  ['image/gif', readGif],
  ['image/webp', readWebp],
] as const;

/**
 * Reads a picture by its bytes alone, whatever its name or media type. Null also for a truncated
 * file or trailing bytes: a polyglot file hides another format there. The pixels are not decoded.
 */
export function readImagen(bytes: Uint8Array): Imagen | null {
  for (const [tipo, read] of READERS) {
    const medidas = read(bytes);
    if (medidas) return { tipo, ...medidas };
  }
  return null;
}
