import { foldCase } from '@garita/domain/formato/foldCase';
import { sql } from 'kysely';
import { newestFirst } from '../../db/behind';
import { belowCeiling } from '../../db/belowCeiling';
import { countChanged, hasChanged } from '../../db/countChanged';
import { countWaiting, type Espera } from '../../db/countWaiting';
import type { Db } from '../../db/Db';
import { inserting } from '../../db/inserting';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import type { RowOf } from '../../db/RowOf';

const selectSolicitudes = (db: Db) =>
  db
    .selectFrom('solicitudes_nombre as s')
    .innerJoin('usuarios as u', 'u.id', 's.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .leftJoin('usuarios as e', 'e.id', 's.encargado_id')
    .select([
      's.id',
      's.usuario_id',
      'u.usuario',
      'u.despedido_en',
      'm.categoria_id',
      's.nombre',
      's.estado',
      's.creada_en',
      'e.usuario as encargado',
      's.resuelta_en',
      's.enterada_en',
    ]);

export type SolicitudRow = RowOf<typeof selectSolicitudes>;

export const listPending = (db: Db) =>
  selectSolicitudes(db)
    .where('s.estado', '=', 'pendiente')
    .where('u.despedido_en', 'is', null)
    .orderBy('s.creada_en')
    .orderBy('s.id')
    .execute();

export const nombresPorContestar = prepareQuery((db, place: Places<{ ceiling: number }>) =>
  db
    .selectFrom('solicitudes_nombre as s')
    .innerJoin('usuarios as u', 'u.id', 's.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select(countWaiting('s.creada_en'))
    .where('s.estado', '=', 'pendiente')
    .where('u.despedido_en', 'is', null)
    .where(belowCeiling(place('ceiling'))),
);

export const findPendingOf = (db: Db, usuarioId: number) =>
  selectSolicitudes(db)
    .where('s.usuario_id', '=', usuarioId)
    .where('s.estado', '=', 'pendiente')
    .executeTakeFirst();

export const findSolicitud = (db: Db, id: number) =>
  selectSolicitudes(db).where('s.id', '=', id).executeTakeFirst();

export const findLastOf = (db: Db, usuarioId: number) =>
  selectSolicitudes(db)
    .where('s.usuario_id', '=', usuarioId)
    .$call(newestFirst('s.creada_en', 's.id', 1))
    .executeTakeFirst();

export const nombreSinLeer = prepareQuery(
  (_, place: Places<{ usuarioId: number }>) => sql<Espera>`
    select 1 as cuantos, resuelta_en as desde
    from (select estado, enterada_en, resuelta_en from solicitudes_nombre where usuario_id = ${place('usuarioId')}::int order by creada_en desc, id desc limit 1) as ultima
    where estado = 'declinada' and enterada_en is null`,
);

/** Records that the person has read the answer. @returns false if it was recorded already */
export const markRead = (tx: Db, id: number, ahora: Date) =>
  hasChanged(
    tx
      .updateTable('solicitudes_nombre')
      .set({ enterada_en: ahora })
      .where('id', '=', id)
      .where('estado', '=', 'declinada')
      .where('enterada_en', 'is', null),
  );

/**
 * Inserts a request. The database allows one pending request per person. @returns the request's id
 */
export const insertSolicitud = inserting('solicitudes_nombre');

/**
 * Stores the answer to a request. Of two concurrent answers one succeeds.
 * @returns whether this call answered the request
 */
export const resolvePending = (
  tx: Db,
  by: { id: number; estado: 'aceptada' | 'declinada'; encargadoId: number; ahora: Date },
) =>
  hasChanged(
    tx
      .updateTable('solicitudes_nombre')
      .set({ estado: by.estado, encargado_id: by.encargadoId, resuelta_en: by.ahora })
      .where('id', '=', by.id)
      .where('estado', '=', 'pendiente'),
  );

export const annulPendingOf = (tx: Db, usuarioId: number, ahora: Date) =>
  countChanged(
    tx
      .updateTable('solicitudes_nombre')
      .set({ estado: 'anulada', resuelta_en: ahora })
      .where('usuario_id', '=', usuarioId)
      .where('estado', '=', 'pendiente'),
  );

export const insertCambioNombre = (
  tx: Db,
  row: { usuario_id: number; encargado_id: number; anterior: string; nuevo: string; fecha: Date },
) =>
  tx
    .insertInto('cambios_nombre')
    .values({ ...row, anterior_plegado: foldCase(row.anterior) })
    .execute();
