import { type Imagen, readImagen } from './readImagen';
import { IMAGENES } from './textos';

/** Maximum size of an image, in bytes. */
export const IMAGEN_MAX = 256 * 1024;

/** A rule for images; null = valid. */
export type ImagenRule = (imagen: Imagen) => string | null;

/** Why the file is refused; null if it is valid. `rules` are checked after the size and format. */
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
