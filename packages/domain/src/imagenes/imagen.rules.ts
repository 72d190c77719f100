import { type Imagen, readImagen } from './readImagen';
import { IMAGENES } from './textos';

/** The heaviest picture that the portal keeps, in bytes. */
export const IMAGEN_MAX = 256 * 1024;

/** A rule over what a picture measures; null means "nothing to say". */
export type ImagenRule = (imagen: Imagen) => string | null;

/**
 * What is wrong with a picture's file, in words for people, or null.
 * @param rules what is asked of it besides, in order.
 */
export function findImagenFailure(
  bytes: Uint8Array,
  rules: readonly ImagenRule[] = [],
): string | null {
  if (bytes.length > IMAGEN_MAX) return IMAGENES.demasiadoGrande;
  const imagen = readImagen(bytes);
  if (!imagen) return IMAGENES.noEsImagen;
  for (const rule of rules) {
    const texto = rule(imagen);
    if (texto !== null) return texto;
  }
  return null;
}
