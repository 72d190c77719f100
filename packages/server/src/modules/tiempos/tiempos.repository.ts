import type { EstadoTiempo } from '@garita/domain/tiempos/acciones';
import type { Reloj } from '@garita/domain/tiempos/reloj';
import { type Insertable, sql, type Updateable } from 'kysely';
import { flag } from '../../contract/flag';
import { MAX_ID } from '../../db/anyOf';
import { newestFirst } from '../../db/behind';
import { belowCeiling } from '../../db/belowCeiling';
import { countWaiting } from '../../db/countWaiting';
import type { Db } from '../../db/Db';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import type { DB } from '../../db/tables';

const selectTiempos = (db: Db) =>
  db
    .selectFrom('tiempos as t')
    .innerJoin('usuarios as b', 'b.id', 't.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'b.mision_id')
    .select(['t.id', 't.usuario_id', 'b.usuario as bajo', 'm.categoria_id', 't.alto_id'])
    .select(['t.inicio', 't.ligado', 't.pausado_desde', 't.ms_pausados', 't.pausas', 't.sumado']);

const selectOpen = (db: Db) =>
  selectTiempos(db)
    .leftJoin('usuarios as a', 'a.id', 't.alto_id')
    .select(['a.usuario as alto', 't.abierto_en'])
    .where('t.cerrado_en', 'is', null);

export const listOpen = (db: Db) => selectOpen(db).orderBy('b.usuario').execute();

export const listUnlinked = (db: Db) =>
  selectOpen(db).where('t.alto_id', 'is', null).orderBy('b.usuario').execute();

/** Counts the open times of people on whom the actor may act (`ceilingOf`). */
const countOpen = (db: Db, ceiling: number) =>
  db
    .selectFrom('tiempos as t')
    .innerJoin('usuarios as u', 'u.id', 't.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select(countWaiting('t.abierto_en'))
    .where('t.cerrado_en', 'is', null)
    .where(belowCeiling(ceiling));

export const tiemposSinEncargado = prepareQuery((db, place: Places<{ ceiling: number }>) =>
  countOpen(db, place('ceiling')).where('t.alto_id', 'is', null),
);

/** Counts the times that were opened at `abierto` or earlier, or paused at `pausado` or earlier. */
export const tiemposOlvidados = prepareQuery(
  (db, place: Places<{ ceiling: number; abierto: Date; pausado: Date }>) =>
    countOpen(db, place('ceiling')).where((eb) =>
      eb.or([
        eb('t.abierto_en', '<=', place('abierto')),
        eb('t.pausado_desde', '<=', place('pausado')),
      ]),
    ),
);

export const findOpenOf = async (db: Db, usuarioId: number) =>
  (await selectOpen(db).where('t.usuario_id', '=', usuarioId).executeTakeFirst()) ?? null;

export type TiempoRow = Awaited<ReturnType<typeof listOpen>>[number];

const selectLocked = (tx: Db) =>
  selectTiempos(tx).select(['b.permiso_sys', 't.cerrado_en']).forUpdate('t');

/** Locks a time, open or closed; null for an unknown time. */
export const lockTiempo = async (tx: Db, id: number) =>
  (await selectLocked(tx).where('t.id', '=', id).executeTakeFirst()) ?? null;

const selectLockedOpen = (tx: Db) =>
  selectLocked(tx).where('t.cerrado_en', 'is', null).orderBy('t.id');

/** Locks the open times of one senior, or the ones without a senior, in the order of their ids. */
export const lockOpenOf = (tx: Db, { altoId, notOf }: { altoId: number | null; notOf: number }) =>
  selectLockedOpen(tx)
    .where('t.usuario_id', '<>', notOf)
    .where('t.alto_id', altoId === null ? 'is' : '=', altoId)
    .execute();

/**
 * Locks the open times of these people, in the order of the times' ids. A person without an open
 * time is absent.
 */
export const lockOpenOfPeople = (tx: Db, usuarioIds: readonly number[]) =>
  selectLockedOpen(tx)
    .where('t.usuario_id', 'in', [...usuarioIds.filter((id) => id <= MAX_ID), 0])
    .execute();

/**
 * Locks a person's own open time and the open times that they supervise, in the order of their ids.
 */
export const lockOpenAround = (tx: Db, usuarioId: number) =>
  selectLockedOpen(tx)
    .where((eb) => eb.or([eb('t.usuario_id', '=', usuarioId), eb('t.alto_id', '=', usuarioId)]))
    .execute();

export type LockedTiempo = Awaited<ReturnType<typeof lockOpenOf>>[number];

export const toEstado = (row: LockedTiempo): EstadoTiempo => ({
  bajo: row.usuario_id,
  id_categoria: row.categoria_id,
  permisoSys: flag(row.permiso_sys),
  alto: row.alto_id ?? -1,
  pausa: flag(row.pausado_desde !== null),
});

export const toReloj = (
  row: Pick<TiempoRow, 'inicio' | 'ligado' | 'pausado_desde' | 'ms_pausados'>,
): Reloj => ({
  inicio: row.inicio.getTime(),
  ligado: row.ligado?.getTime() ?? null,
  pausadoDesde: row.pausado_desde?.getTime() ?? null,
  msPausados: row.ms_pausados,
});

const toInstants = ({ inicio, ligado, pausadoDesde, msPausados }: Reloj) => ({
  inicio: new Date(inicio),
  ligado: ligado === null ? null : new Date(ligado),
  pausado_desde: pausadoDesde === null ? null : new Date(pausadoDesde),
  ms_pausados: msPausados,
});

export const updateTiempo = (
  tx: Db,
  id: number,
  reloj: Reloj,
  rest: Updateable<DB['tiempos']> = {},
) =>
  tx
    .updateTable('tiempos')
    .set({ ...toInstants(reloj), ...rest })
    .where('id', '=', id)
    .execute();

/** Inserts a time. @returns its id; null if the person has an open time */
export async function insertTiempo(
  tx: Db,
  { now, ...of }: { usuarioId: number; altoId: number | null; reloj: Reloj; now: Date },
): Promise<number | null> {
  const row = await tx
    .insertInto('tiempos')
    .values({
      usuario_id: of.usuarioId,
      alto_id: of.altoId,
      abierto_en: now,
      ...toInstants(of.reloj),
    })
    .onConflict((c) => c.column('usuario_id').where('cerrado_en', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export type TiempoAct = DB['tiempos_registro']['accion'];

export const insertRegistro = (tx: Db, rows: readonly Insertable<DB['tiempos_registro']>[]) =>
  tx
    .insertInto('tiempos_registro')
    .values([...rows])
    .execute();

/**
 * The active people without an open time, except the owner. `below` admits only categories below
 * it; null admits all.
 */
export const listWithoutTiempo = (
  db: Db,
  { below, notOf }: { below: number | null; notOf: number },
) =>
  db
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select(['u.id', 'u.usuario', 'm.nombre as mision', 'm.categoria_id as id_categoria'])
    .where('u.despedido_en', 'is', null)
    .where('u.permiso_sys', '=', false)
    .where('u.id', '<>', notOf)
    .$if(below !== null, (query) => query.where('m.categoria_id', '<', below ?? 0))
    .where(
      sql<boolean>`not exists (select from tiempos t where t.usuario_id = u.id and t.cerrado_en is null)`,
    )
    .orderBy('u.usuario')
    .execute();

export const listRegistro = (db: Db, usuarioId: number, since: Date, limit: number) =>
  db
    .selectFrom('tiempos_registro as r')
    .leftJoin('usuarios as e', 'e.id', 'r.encargado_id')
    .select(['r.accion', 'r.minutos', 'r.fecha', 'e.usuario as encargado'])
    .where('r.usuario_id', '=', usuarioId)
    .where('r.fecha', '>=', since)
    .$call(newestFirst('r.fecha', 'r.id', limit))
    .execute();
