import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';

export const listCategorias = (db: Kysely<DB>) => db.selectFrom('categorias').selectAll().orderBy('id').execute();

/** Every mission in ladder order. */
export const listMisiones = (db: Kysely<DB>) => db.selectFrom('misiones').selectAll().orderBy('categoria_id').orderBy('posicion').execute();

/** The missions of one category in ladder order. */
export const listMisionesOf = (db: Kysely<DB>, categoriaId: number) =>
  db.selectFrom('misiones').select(['id', 'nombre']).where('categoria_id', '=', categoriaId).orderBy('posicion').execute();

/** Icons of the memberships on offer that reduce requirements. */
export const listReductionIcons = (db: Kysely<DB>) =>
  db.selectFrom('membresias').select('image').where('reduccion', '=', true).where('retirada_en', 'is', null).orderBy('id').execute();

export type CategoriaRow = Awaited<ReturnType<typeof listCategorias>>[number];
export type MisionRow = Awaited<ReturnType<typeof listMisiones>>[number];
