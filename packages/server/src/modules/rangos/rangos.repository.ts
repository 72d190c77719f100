import { sql } from 'kysely';
import type { Db } from '../../db/Db';
import { prepareQuery } from '../../db/prepareQuery';

export const categoriasEnUso = prepareQuery((db) =>
  db.selectFrom('categorias').selectAll().where('activa', '=', true).orderBy('id'),
);
export const listCategorias = (db: Db) => categoriasEnUso(db, {});

/** All categories, also inactive ones: a dismissed person may still be in one. */
export const selectTodasCategorias = (db: Db) =>
  db.selectFrom('categorias').selectAll().orderBy('id');
export const listTodasCategorias = (db: Db) => selectTodasCategorias(db).execute();

export const permisosDeCategorias = prepareQuery((db) =>
  db.selectFrom('categoria_permisos').select(['categoria_id', 'codigo']),
);

const selectMisiones = (db: Db) =>
  db
    .selectFrom('misiones')
    .innerJoin('categorias', 'categorias.id', 'misiones.categoria_id')
    .where('misiones.retirada_en', 'is', null)
    .where('categorias.activa', '=', true);

export const misionesEnUso = prepareQuery((db) =>
  selectMisiones(db)
    .selectAll('misiones')
    .orderBy('misiones.categoria_id')
    .orderBy('misiones.posicion'),
);
export const listMisiones = (db: Db) => misionesEnUso(db, {});

export const listMisionesOf = (db: Db, categoriaId: number) =>
  selectMisiones(db)
    .select(['misiones.id', 'misiones.nombre'])
    .where('misiones.categoria_id', '=', categoriaId)
    .orderBy('misiones.posicion')
    .execute();

export const listReductionIcons = (db: Db) =>
  db
    .selectFrom('membresias')
    .select('image')
    .where('reduccion', '=', true)
    .where('retirada_en', 'is', null)
    .orderBy('id')
    .execute();

/** Takes the ladder's shared lock. The ladder does not change until the transaction ends. */
export const escalafonQuieto = prepareQuery(
  () => sql<never>`select pg_advisory_xact_lock_shared(hashtextextended('escalafon', 0))`,
);
export const holdEscalafon = async (tx: Db): Promise<void> => void (await escalafonQuieto(tx, {}));

/**
 * Takes the ladder's exclusive lock. It waits for shared locks, and new shared locks wait for it.
 */
export const lockEscalafon = (tx: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('escalafon', 0))`.execute(tx);

export type CategoriaRow = Awaited<ReturnType<typeof listCategorias>>[number];
export type MisionRow = Awaited<ReturnType<typeof listMisiones>>[number];

export const listNombresPresentes = (db: Db) =>
  db.selectFrom('misiones').select(['id', 'nombre']).execute();

export const listNombresAnteriores = (db: Db) =>
  db.selectFrom('misiones_nombres').selectAll().orderBy('hasta').execute();
