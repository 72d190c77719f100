import { type Insertable, type Selectable, sql } from 'kysely';
import { selectSubject } from '../../access/actor.repository';
import type { Db } from '../../db/Db';
import { inserting } from '../../db/inserting';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import type { DB } from '../../db/tables';
import { selectUsuario } from '../personas/personas.repository';

const selectPromotables = (db: Db) =>
  selectUsuario(db)
    .select(['usuarios.rango_desde', 'usuarios.permiso_sys'])
    .select(['categorias.tiempo_ascenso', 'categorias.asciende_hasta'])
    .select(
      sql<boolean>`exists (select from solicitudes s where s.usuario_id = usuarios.id and s.estado = 'pendiente')`.as(
        'pendiente',
      ),
    )
    .where('usuarios.despedido_en', 'is', null);

export const promotable = prepareQuery((db, place: Places<{ id: number }>) =>
  selectPromotables(db).where('usuarios.id', '=', place('id')),
);

export const listPromotables = (db: Db) =>
  selectPromotables(db).orderBy('usuarios.usuario').orderBy('usuarios.id').execute();

export type PromotableRow = Awaited<ReturnType<typeof promotable>>[number];

/** A request in any state, with the category from which the agency demands a signature. */
export const solicitudById = prepareQuery((db, place: Places<{ id: number }>) =>
  db
    .selectFrom('solicitudes')
    .innerJoin('misiones', 'misiones.id', 'solicitudes.mision_nueva_id')
    .select([
      'solicitudes.id',
      'solicitudes.usuario_id',
      'solicitudes.encargado_id',
      'solicitudes.estado',
      'solicitudes.mision_anterior_id',
    ])
    .select([
      'misiones.id as nueva_id',
      'misiones.nombre as nueva',
      'misiones.categoria_id as categoria',
    ])
    .select((eb) => eb.selectFrom('agencia').select('firma_desde').as('firma_desde'))
    .where('solicitudes.id', '=', place('id')),
);

export type SolicitudRow = Awaited<ReturnType<typeof solicitudById>>[number];

/** The promoter of a request. No row if the promoter is dismissed. */
export const promoterOf = prepareQuery((db, place: Places<{ id: number }>) =>
  selectSubject(db)
    .innerJoin('solicitudes', 'solicitudes.encargado_id', 'usuarios.id')
    .where('solicitudes.id', '=', place('id')),
);

/** Inserts a pending request. The database allows one per person. @returns the request's id */
export const insertSolicitud = (tx: Db, row: Omit<Insertable<DB['solicitudes']>, 'estado'>) =>
  inserting('solicitudes')(tx, { ...row, estado: 'pendiente' });

/** Answers a pending request. Of two concurrent answers one returns no row. */
export const resolvePending = prepareQuery(
  (db, place: Places<{ id: number; estado: 'aceptada' | 'declinada'; ahora: Date }>) =>
    db
      .updateTable('solicitudes')
      .set({ estado: place('estado'), resuelta_en: place('ahora') })
      .where('id', '=', place('id'))
      .where('estado', '=', 'pendiente')
      .returning('id'),
);

type Ascenso = Omit<Selectable<DB['ascensos']>, 'id'>;

export const insertAscenso = prepareQuery((db, place: Places<Ascenso>) =>
  db
    .insertInto('ascensos')
    .values({
      usuario_id: place('usuario_id'),
      encargado_id: place('encargado_id'),
      mision_anterior_id: place('mision_anterior_id'),
      mision_nueva_id: place('mision_nueva_id'),
      fecha: place('fecha'),
      solicitud_id: place('solicitud_id'),
    })
    .returning('id'),
);
