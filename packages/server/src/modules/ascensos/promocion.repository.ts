import type { Insertable, Selectable } from 'kysely';
import { selectSubject } from '../../access/actor.repository';
import type { Db } from '../../db/Db';
import { inserting } from '../../db/inserting';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import type { DB } from '../../db/tables';

const selectPromotables = (db: Db) =>
  db
    .selectFrom('usuarios')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .innerJoin('categorias', 'categorias.id', 'misiones.categoria_id')
    .select([
      'usuarios.id',
      'usuarios.usuario',
      'usuarios.firma',
      'usuarios.rango_desde',
      'usuarios.permiso_sys',
      'misiones.id as mision_id',
      'misiones.nombre as mision',
    ])
    .select([
      'categorias.id as categoria_id',
      'categorias.tiempo_ascenso',
      'categorias.asciende_hasta',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('solicitudes')
            .select('solicitudes.id')
            .whereRef('solicitudes.usuario_id', '=', 'usuarios.id')
            .where('solicitudes.estado', '=', 'pendiente'),
        )
        .as('pendiente'),
    )
    .where('usuarios.despedido_en', 'is', null);

export const promotable = prepareQuery(
  'persona que asciende',
  (db, place: Places<{ id: number }>) =>
    selectPromotables(db).where('usuarios.id', '=', place('id')),
);

export const listPromotables = (db: Db) =>
  selectPromotables(db).orderBy('usuarios.usuario').orderBy('usuarios.id').execute();

export type PromotableRow = Awaited<ReturnType<typeof promotable>>[number];

/** In any state, with the category from which the agency demands a signature. */
export const solicitudById = prepareQuery(
  'solicitud de ascenso',
  (db, place: Places<{ id: number }>) =>
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

/** No row when the promoter is dismissed. */
export const promoterOf = prepareQuery(
  'quien propuso un ascenso',
  (db, place: Places<{ id: number }>) =>
    selectSubject(db)
      .innerJoin('solicitudes', 'solicitudes.encargado_id', 'usuarios.id')
      .where('solicitudes.id', '=', place('id')),
);

/** The database allows one pending request per person. @returns its id */
export const insertSolicitud = (tx: Db, row: Omit<Insertable<DB['solicitudes']>, 'estado'>) =>
  inserting('solicitudes')(tx, { ...row, estado: 'pendiente' });

/** A conditional update: of two concurrent answers one returns no row. */
export const resolvePending = prepareQuery(
  'respuesta a una solicitud',
  (db, place: Places<{ id: number; estado: 'aceptada' | 'declinada'; ahora: Date }>) =>
    db
      .updateTable('solicitudes')
      .set({ estado: place('estado'), resuelta_en: place('ahora') })
      .where('id', '=', place('id'))
      .where('estado', '=', 'pendiente')
      .returning('id'),
);

type Ascenso = Omit<Selectable<DB['ascensos']>, 'id'>;

export const insertAscenso = prepareQuery('ascenso', (db, place: Places<Ascenso>) =>
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
