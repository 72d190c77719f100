import { anyOf } from '../../db/anyOf';
import { countRows } from '../../db/countRows';
import type { Db } from '../../db/Db';

/**
 * A person's notices, the newest first. @param antes only notices with a smaller id; null = no
 * limit
 */
export const listAvisosDe = (
  db: Db,
  { usuarioId, antes, limite }: { usuarioId: number; antes: number | null; limite: number },
) =>
  db
    .selectFrom('avisos')
    .select(['id', 'tipo', 'datos', 'fecha', 'leido_en'])
    .where('usuario_id', '=', usuarioId)
    .$if(antes !== null, (query) => query.where('id', '<', antes))
    .orderBy('id', 'desc')
    .limit(limite)
    .execute();

export const countSinLeer = (db: Db, usuarioId: number) =>
  countRows(
    db.selectFrom('avisos').where('usuario_id', '=', usuarioId).where('leido_en', 'is', null),
  );

export const findPreferencias = async (db: Db, usuarioId: number): Promise<unknown> =>
  (
    await db
      .selectFrom('avisos_personas')
      .select('preferencias')
      .where('usuario_id', '=', usuarioId)
      .executeTakeFirst()
  )?.preferencias ?? {};

/**
 * The version of each person's notices. A person who never had a notice and never changed the
 * settings has no row.
 */
export const listVersiones = (db: Db, usuarioIds: readonly number[]) =>
  db
    .selectFrom('avisos_personas')
    .select(['usuario_id', 'version'])
    .where(anyOf('usuario_id', usuarioIds))
    .execute();
