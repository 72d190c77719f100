import { emblemaRules } from '@garita/domain/identidad/emblema.rules';
import { findImagenFailure, IMAGEN_MAX } from '@garita/domain/imagenes/imagen.rules';
import { IMAGENES } from '@garita/domain/imagenes/textos';

/**
 * Reads a file that the portal would accept as a picture. @throws Error with the reason, for people
 */
export async function readImagenFile(file: File): Promise<Uint8Array> {
  const bytes = file.size > IMAGEN_MAX ? null : new Uint8Array(await file.arrayBuffer());
  const texto = bytes ? findImagenFailure(bytes, emblemaRules) : IMAGENES.demasiadoGrande;
  if (bytes === null || texto !== null)
    throw Object.assign(new Error(texto ?? ''), { httpStatus: 400 });
  return bytes;
}
