import { createHash } from 'node:crypto';
import { findImagenFailure, type ImagenRule } from '@garita/domain/imagenes/imagen.rules';
import { type Imagen, readImagen, type TipoImagen } from '@garita/domain/imagenes/readImagen';
import { IMAGENES } from '@garita/domain/imagenes/textos';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import { findImagen, findMedidas, insertImagen, sumBytes } from './imagenes.repository';

/**
 * The maximum of bytes of all pictures together. The portal never deletes a picture, and users must
 * not fill the disk.
 */
const TODAS_MAX = 64 * 1024 * 1024;

export interface StoredImagen {
  /** SHA-256 of the picture's bytes, in hexadecimal. */
  readonly hash: string;
  readonly isNew: boolean;
}

/**
 * Stores a picture, once for the same bytes. The portal never deletes a picture, so that the
 * history can show it.
 * @param options.campo the request's field with the picture
 * @param options.rules further rules
 * @throws Rechazo 400 for a file that is no PNG, WebP or GIF, is too heavy or breaks a rule; 409
 * when all pictures together would exceed their maximum.
 */
export async function storeImagen(
  tx: Db,
  bytes: Buffer,
  ahora: Date,
  {
    campo = 'imagen',
    rules = [],
  }: { readonly campo?: string; readonly rules?: readonly ImagenRule[] } = {},
): Promise<StoredImagen> {
  const texto = findImagenFailure(bytes, rules);
  if (texto !== null) throw Rechazo.invalid(campo, texto);
  const { tipo, ancho, alto } = readImagen(bytes) as Imagen;
  const hash = createHash('sha256').update(bytes).digest('hex');
  if ((await findMedidas(tx, hash)) !== undefined) return { hash, isNew: false };
  if ((await sumBytes(tx)) + bytes.length > TODAS_MAX)
    throw Rechazo.conflict(IMAGENES.llenas, campo);
  return {
    hash,
    isNew: await insertImagen(tx, { hash, tipo, ancho, alto, bytes, creada_en: ahora }),
  };
}

/** @throws Rechazo 404 for an unknown hash. */
export async function getImagen(
  db: Db,
  hash: string,
): Promise<{ readonly tipo: TipoImagen; readonly bytes: Buffer }> {
  const imagen = await findImagen(db, hash);
  if (!imagen) throw Rechazo.notFound(IMAGENES.noEsta);
  return imagen;
}

/** A picture's type and pixel size; null for an unknown hash. */
export const findImagenMedidas = async (db: Db, hash: string): Promise<Imagen | null> =>
  (await findMedidas(db, hash)) ?? null;
