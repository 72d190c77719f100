import { emblemaRules } from '@garita/domain/identidad/emblema.rules';
import { IDENTIDAD } from '@garita/domain/identidad/textos';
import type { Db } from '../../db/Db';
import { ImageAnswer } from '../../gate/ImageAnswer';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { findImagenMedidas, getImagen, storeImagen } from './imagenes.service';

/**
 * Stores a picture that the editor may choose as the emblem.
 * @param datos the picture's bytes in base64
 * @throws Rechazo 400 for a picture that cannot be the emblem; 409 when all pictures together would
 * exceed their maximum.
 */
export async function subirEmblema(
  { tx, ahora, audit, unchanged }: WriteScope,
  { datos }: { readonly datos: string },
) {
  const { hash, isNew } = await storeImagen(tx, Buffer.from(datos, 'base64'), ahora, {
    campo: 'datos',
    rules: emblemaRules,
  });
  if (isNew) await audit({ objetivo: null, despues: { emblema: hash } });
  else unchanged();
  return { msg: IDENTIDAD.emblemaSubido, status: 0 as const, emblema: hash };
}

/** @throws Rechazo 404 for an unknown hash. */
export async function getEmblema(db: Db, hash: string): Promise<ImageAnswer> {
  const { bytes, tipo } = await getImagen(db, hash);
  return new ImageAnswer(bytes, tipo);
}

/** @throws Rechazo 400 when the picture is not stored or cannot be the emblem. */
export async function requireEmblema(db: Db, hash: string): Promise<void> {
  const imagen = await findImagenMedidas(db, hash);
  if (!imagen) throw Rechazo.invalid('emblema', IDENTIDAD.emblemaPerdido);
  for (const rule of emblemaRules) {
    const texto = rule(imagen);
    if (texto !== null) throw Rechazo.invalid('emblema', texto);
  }
}
