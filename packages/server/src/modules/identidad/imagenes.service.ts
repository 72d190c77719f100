import { createHash } from 'node:crypto';
import { findImagenFailure, type ImagenRule } from '@garita/domain/imagenes/imagen.rules';
import { type Imagen, readImagen, type TipoImagen } from '@garita/domain/imagenes/readImagen';
import { IMAGENES } from '@garita/domain/imagenes/textos';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { Rechazo } from '../../rechazo';
import { findImagen, findMedidas, insertImagen, sumBytes } from './imagenes.repository';

/** What all pictures may take together, in bytes: none is ever removed, and whoever may send one shall not fill the disk. */
const TODAS_MAX = 64 * 1024 * 1024;

/** Where a picture can be seen. */
export interface StoredImagen {
  /** The SHA-256 of its bytes, in hexadecimal: what it is called from now on. */
  readonly hash: string;
  /** Whether it was not kept before. */
  readonly isNew: boolean;
}

/**
 * Keeps a picture, once however often it is sent. It stays for good, so that what was seen once can be told.
 * @param bytes the file as it was sent
 * @param options.campo the field that it was sent in; `options.rules` what is asked of it besides being a picture, in order
 * @throws Rechazo 400 for what is no PNG, WebP or GIF, is too heavy or breaks a rule; 409 when there is no room for more pictures.
 */
export async function storeImagen(
  tx: Kysely<DB>,
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

/** A picture by its hash. @throws Rechazo 404 when there is none. */
export async function getImagen(
  db: Kysely<DB>,
  hash: string,
): Promise<{ readonly tipo: TipoImagen; readonly bytes: Buffer }> {
  const imagen = await findImagen(db, hash);
  if (!imagen) throw Rechazo.notFound(IMAGENES.noEsta);
  return imagen;
}

/** What a picture is and measures, for whoever wants to use it; null when none has this hash. */
export const findImagenMedidas = async (db: Kysely<DB>, hash: string): Promise<Imagen | null> =>
  (await findMedidas(db, hash)) ?? null;
