import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';

/** Active people who came before a moment. */
export const listRegistradosAntes = (db: Kysely<DB>, antes: Date) =>
  db
    .selectFrom('usuarios')
    .select(['id', 'registrado_en'])
    .where('despedido_en', 'is', null)
    .where('registrado_en', '<', antes)
    .execute();

/** A mission of the ladder with its category; undefined for an unknown id, and for one that is not in use. */
export const findMision = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('misiones')
    .innerJoin('categorias', 'categorias.id', 'misiones.categoria_id')
    .select(['misiones.id', 'misiones.nombre', 'misiones.categoria_id'])
    .where('misiones.id', '=', id)
    .where('misiones.retirada_en', 'is', null)
    .where('categorias.activa', '=', true)
    .executeTakeFirst();
