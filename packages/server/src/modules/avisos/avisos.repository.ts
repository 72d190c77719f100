import type { Kysely } from 'kysely';
import { anyOf } from '../../db/anyOf';
import type { DB } from '../../db/tables';

/**
 * A person's notices, the newest first.
 * @param antes only notices with a smaller id; null for the newest
 */
export const listAvisosDe = (
  db: Kysely<DB>,
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

export async function countSinLeer(db: Kysely<DB>, usuarioId: number): Promise<number> {
  const { cuantos } = await db
    .selectFrom('avisos')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('cuantos'))
    .where('usuario_id', '=', usuarioId)
    .where('leido_en', 'is', null)
    .executeTakeFirstOrThrow();
  return cuantos;
}

export const findPreferencias = async (db: Kysely<DB>, usuarioId: number): Promise<unknown> =>
  (
    await db
      .selectFrom('avisos_personas')
      .select('preferencias')
      .where('usuario_id', '=', usuarioId)
      .executeTakeFirst()
  )?.preferencias ?? {};

/** The version of each person's notices; a person who never got a notice has no row. */
export const listVersiones = (db: Kysely<DB>, usuarioIds: readonly number[]) =>
  db
    .selectFrom('avisos_personas')
    .select(['usuario_id', 'version'])
    .where(anyOf('usuario_id', usuarioIds))
    .execute();
