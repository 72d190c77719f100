import type { TipoImagen } from '@garita/domain/imagenes/readImagen';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables';

interface ImagenRow {
  readonly hash: string;
  readonly tipo: TipoImagen;
  readonly ancho: number;
  readonly alto: number;
  readonly bytes: Buffer;
  readonly creada_en: Date;
}

/** Keeps a picture. @returns whether it was not kept before. */
export async function insertImagen(tx: Kysely<DB>, row: ImagenRow): Promise<boolean> {
  const added = await tx
    .insertInto('imagenes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return added !== undefined;
}

/** A picture; undefined when none has this hash. */
export const findImagen = (db: Kysely<DB>, hash: string) =>
  db
    .selectFrom('imagenes')
    .select(['tipo', 'bytes'])
    .$narrowType<{ tipo: TipoImagen }>()
    .where('hash', '=', hash)
    .executeTakeFirst();

/** What a picture measures; undefined when none has this hash. */
export const findMedidas = (db: Kysely<DB>, hash: string) =>
  db
    .selectFrom('imagenes')
    .select(['tipo', 'ancho', 'alto'])
    .$narrowType<{ tipo: TipoImagen }>()
    .where('hash', '=', hash)
    .executeTakeFirst();

/** How many bytes all pictures take together. */
export async function sumBytes(db: Kysely<DB>): Promise<number> {
  const { total } = await db
    .selectFrom('imagenes')
    .select(sql<number>`coalesce(sum(length(bytes)), 0)::float8`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
