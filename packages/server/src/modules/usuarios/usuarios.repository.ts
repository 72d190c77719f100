import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/Db';

export const listRegistradosAntes = (db: Db, antes: Date) =>
  db
    .selectFrom('usuarios')
    .select(['id', 'registrado_en'])
    .where('despedido_en', 'is', null)
    .where('registrado_en', '<', antes)
    .execute();

export const findMision = (db: Db, id: number) =>
  db
    .selectFrom('misiones')
    .innerJoin('categorias', 'categorias.id', 'misiones.categoria_id')
    .select(['misiones.id', 'misiones.nombre', 'misiones.categoria_id'])
    .where('misiones.id', '=', id)
    .where('misiones.retirada_en', 'is', null)
    .where('categorias.activa', '=', true)
    .executeTakeFirst();

/**
 * The sources of an active or dismissed person's permissions. It is one query, so the answer is
 * consistent.
 */
export const findPermisoSources = (db: Db, id: number) =>
  db
    .selectFrom('usuarios')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .innerJoin('categorias', 'categorias.id', 'misiones.categoria_id')
    .select([
      'usuarios.id',
      'usuarios.permiso_sys',
      'categorias.id as categoria_id',
      'categorias.nombre as categoria',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('categoria_permisos')
          .select('codigo')
          .whereRef('categoria_permisos.categoria_id', '=', 'categorias.id'),
      ).as('de_categoria'),
      jsonArrayFrom(
        eb
          .selectFrom('excepciones')
          .innerJoin('usuarios as encargados', 'encargados.id', 'excepciones.encargado_id')
          .select([
            'excepciones.codigo',
            'excepciones.encargado_id',
            'encargados.usuario as encargado',
            'excepciones.fecha',
          ])
          .whereRef('excepciones.usuario_id', '=', 'usuarios.id'),
      ).as('de_excepcion'),
    ])
    .where('usuarios.id', '=', id)
    .executeTakeFirst();
