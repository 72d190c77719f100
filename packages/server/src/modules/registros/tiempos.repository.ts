import { REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';
import type { RegistroTiempo } from '@garita/domain/tiempos/describeRegistro';
import { sql } from 'kysely';
import { anyOf } from '../../db/anyOf';
import { behind, type Clave, newestFirst, pageBehind } from '../../db/behind';
import type { Db } from '../../db/Db';
import { findNewestOf } from '../../db/findNewestOf';

const select = (db: Db) =>
  db
    .selectFrom('tiempos_registro as r')
    .innerJoin('usuarios as u', 'u.id', 'r.usuario_id')
    .leftJoin('usuarios as e', 'e.id', 'r.encargado_id')
    .select(['r.id', 'r.accion', 'r.minutos', 'r.fecha', 'u.usuario', 'e.usuario as encargado'])
    .$call(newestFirst('r.fecha', 'r.id', REGISTROS_MAXIMO));

export const listActos = (db: Db, despues: Clave | null) =>
  select(db)
    .where(behind('r.fecha', sql.ref('r.id'), despues))
    .execute();
export const listActosPorId = (db: Db, ids: number[]) =>
  select(db).where(anyOf('r.id', ids)).execute();

const find = (db: Db, despues: Clave | null) =>
  db
    .selectFrom('tiempos_registro as r')
    .select(['r.id', 'r.fecha'])
    .$call(pageBehind('r.fecha', 'r.id', despues, REGISTROS_MAXIMO));
/** The newest acts on the times of these people, or by these people. `owner` says which. */
export const findActosOf = (
  db: Db,
  despues: Clave | null,
  owner: 'usuario_id' | 'encargado_id',
  personas: number[],
) =>
  findNewestOf(
    db,
    { table: 'tiempos_registro', owner, fecha: 'fecha' },
    personas,
    despues,
    REGISTROS_MAXIMO,
  );

export const findActosDelSistema = (db: Db, despues: Clave | null) =>
  find(db, despues).where('r.encargado_id', 'is', null).execute();
export const findActosDe = (db: Db, despues: Clave | null, accion: RegistroTiempo) =>
  find(db, despues).where('r.accion', '=', accion).execute();
