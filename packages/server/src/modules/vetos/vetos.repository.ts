import { foldCase } from '@garita/domain/formato/foldCase';
import { toEsqueleto } from '@garita/domain/nombres/esqueleto';
import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import { annulling } from '../../db/annulling';
import { hasChanged } from '../../db/countChanged';
import type { Db } from '../../db/Db';
import { inserting } from '../../db/inserting';
import { type Pagina, pageOf } from '../../db/pageOf';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import type { DB } from '../../db/tables';

const LOCK = sql`hashtextextended('vetos', 0)`;

/**
 * Takes the shared lock on vetoes. Until the transaction ends no veto is added, so an admitted name
 * stays admitted.
 */
export const holdVetos = (db: Db) => sql`select pg_advisory_xact_lock_shared(${LOCK})`.execute(db);

/**
 * Takes the exclusive lock on vetoes. It waits for the writes that are admitting a name, and makes
 * new ones wait until the transaction ends.
 */
export const lockVetos = (tx: Db) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);

export const listVetos = (db: Db, pagina: Pagina) =>
  db
    .selectFrom('vetos as v')
    .innerJoin('usuarios as e', 'e.id', 'v.encargado_id')
    .leftJoin('usuarios as a', 'a.id', 'v.anulado_por')
    .select(['v.id', 'v.nombre', 'v.motivo', 'v.enlace', 'v.hasta', 'v.fecha'])
    .select(['e.usuario as encargadoNombre', 'v.anulado_en', 'a.usuario as levantadoPor'])
    .$call(pageOf({ table: 'vetos', as: 'v' }, pagina))
    .execute();

/**
 * The veto that applies to a name. A veto on the equal name comes before a veto on a similar name,
 * and a permanent veto before a temporary one.
 */
const vigenteDe = prepareQuery(
  (db, place: Places<{ plegado: string; esqueleto: string; hoy: string }>) =>
    db
      .selectFrom('vetos')
      .select(['nombre', 'motivo', 'hasta'])
      .select((eb) => eb('nombre_plegado', '=', place('plegado')).as('isSame'))
      .where('anulado_en', 'is', null)
      .where((eb) =>
        eb.or([
          eb('nombre_plegado', '=', place('plegado')),
          eb('nombre_esqueleto', '=', place('esqueleto')),
        ]),
      )
      .where((eb) => eb.or([eb('hasta', 'is', null), eb('hasta', '>=', place('hoy'))]))
      .orderBy('isSame', 'desc')
      .orderBy(sql`hasta desc nulls first`)
      .limit(1),
);

/** The veto that applies to a name, by an equal or a similar name. @param hoy the agency's day */
export const findVigente = async (db: Db, nombre: string, hoy: string) =>
  (await vigenteDe(db, { plegado: foldCase(nombre), esqueleto: toEsqueleto(nombre), hoy }))[0];

/**
 * The names under a veto that equal one of the names or look like one. @param hoy the agency's day
 */
export const listVigentesDe = (db: Db, nombres: readonly string[], hoy: string) => {
  const oneOf =
    (column: 'nombre_plegado' | 'nombre_esqueleto', fold: (nombre: string) => string) =>
    (eb: ExpressionBuilder<DB, 'vetos'>) =>
      eb(column, '=', sql<string>`any(${nombres.map(fold)}::text[])`);
  return db
    .selectFrom('vetos')
    .select('nombre')
    .where('anulado_en', 'is', null)
    .where((eb) =>
      eb.or([oneOf('nombre_plegado', foldCase)(eb), oneOf('nombre_esqueleto', toEsqueleto)(eb)]),
    )
    .where((eb) => eb.or([eb('hasta', 'is', null), eb('hasta', '>=', hoy)]))
    .execute();
};

/** An active person whose name equals `nombre` or looks like it. An equal name comes first. */
export const findActivaComo = (tx: Db, nombre: string) =>
  tx
    .selectFrom('usuarios')
    .select('usuario')
    .select((eb) => eb('usuario_plegado', '=', foldCase(nombre)).as('isSame'))
    .where('despedido_en', 'is', null)
    .where((eb) =>
      eb.or([
        eb('usuario_plegado', '=', foldCase(nombre)),
        eb('usuario_esqueleto', '=', toEsqueleto(nombre)),
      ]),
    )
    .orderBy('isSame', 'desc')
    .limit(1)
    .executeTakeFirst();

/** @returns the veto's id */
export const insertVeto = (
  tx: Db,
  row: Omit<Insertable<DB['vetos']>, 'nombre_plegado' | 'nombre_esqueleto'>,
) =>
  inserting('vetos')(tx, {
    ...row,
    nombre_plegado: foldCase(row.nombre),
    nombre_esqueleto: toEsqueleto(row.nombre),
  });

export const findVeto = (db: Db, id: number) =>
  db
    .selectFrom('vetos as v')
    .leftJoin('usuarios as a', 'a.id', 'v.anulado_por')
    .select(['v.id', 'v.nombre', 'v.motivo', 'v.hasta', 'v.anulado_en'])
    .select('a.usuario as levantadoPor')
    .where('v.id', '=', id)
    .executeTakeFirst();

/**
 * Lifts a veto. Of two concurrent calls one succeeds. @returns whether this call lifted the veto
 */
export const annul = (tx: Db, { id, por, ahora }: { id: number; por: number; ahora: Date }) =>
  hasChanged(annulling(tx.updateTable('vetos'), { por, ahora }).where('id', '=', id));
