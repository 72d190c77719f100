import { emblemaRules } from '@garita/domain/identidad/emblema.rules';
import { findImagenFailure, IMAGEN_MAX } from '@garita/domain/imagenes/imagen.rules';
import { IMAGENES } from '@garita/domain/imagenes/textos';

/**
 * Reads an image file and checks it as the server checks an emblem.
 * @throws Error with a reason that can be shown to the user, if the portal would refuse the file
 */
export async function readImagenFile(file: File): Promise<Uint8Array> {
  const bytes = file.size > IMAGEN_MAX ? null : new Uint8Array(await file.arrayBuffer());
  const texto = bytes ? findImagenFailure(bytes, emblemaRules) : IMAGENES.demasiadoGrande;
  if (bytes === null || texto !== null)
    throw Object.assign(new Error(texto ?? ''), { httpStatus: 400 });
  return bytes;
}
