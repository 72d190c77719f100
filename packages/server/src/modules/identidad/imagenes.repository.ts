import type { TipoImagen } from '@garita/domain/imagenes/readImagen';
import { sql } from 'kysely';
import type { Db } from '../../db/Db';

interface ImagenRow {
  readonly hash: string;
  readonly tipo: TipoImagen;
  readonly ancho: number;
  readonly alto: number;
  readonly bytes: Buffer;
  readonly creada_en: Date;
}

/** Inserts a picture. @returns false if the picture is stored already */
export async function insertImagen(tx: Db, row: ImagenRow): Promise<boolean> {
  const added = await tx
    .insertInto('imagenes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return added !== undefined;
}

export const findImagen = (db: Db, hash: string) =>
  db
    .selectFrom('imagenes')
    .select(['tipo', 'bytes'])
    .$narrowType<{ tipo: TipoImagen }>()
    .where('hash', '=', hash)
    .executeTakeFirst();

export const findMedidas = (db: Db, hash: string) =>
  db
    .selectFrom('imagenes')
    .select(['tipo', 'ancho', 'alto'])
    .$narrowType<{ tipo: TipoImagen }>()
    .where('hash', '=', hash)
    .executeTakeFirst();

export async function sumBytes(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('imagenes')
    .select(sql<number>`coalesce(sum(length(bytes)), 0)::float8`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
