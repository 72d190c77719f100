import { REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';
import type { RegistroTiempo } from '@garita/domain/tiempos/describeRegistro';
import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../db/anyOf';
import { behind, type Clave } from '../../db/behind';
import { findNewestOf } from '../../db/findNewestOf';
import type { DB } from '../../db/tables';

const select = (db: Kysely<DB>) =>
  db
    .selectFrom('tiempos_registro as r')
    .innerJoin('usuarios as u', 'u.id', 'r.usuario_id')
    .leftJoin('usuarios as e', 'e.id', 'r.encargado_id')
    .select(['r.id', 'r.accion', 'r.minutos', 'r.fecha', 'u.usuario', 'e.usuario as encargado'])
    .orderBy('r.fecha', 'desc')
    .orderBy('r.id', 'desc')
    .limit(REGISTROS_MAXIMO);

export const listActos = (db: Kysely<DB>, despues: Clave | null) =>
  select(db)
    .where(behind('r.fecha', sql.ref('r.id'), despues))
    .execute();
export const listActosPorId = (db: Kysely<DB>, ids: number[]) =>
  select(db).where(anyOf('r.id', ids)).execute();

const find = (db: Kysely<DB>, despues: Clave | null) =>
  db
    .selectFrom('tiempos_registro as r')
    .select(['r.id', 'r.fecha'])
    .where(behind('r.fecha', sql.ref('r.id'), despues))
    .orderBy('r.fecha', 'desc')
    .orderBy('r.id', 'desc')
    .limit(REGISTROS_MAXIMO);
const findOf = (
  db: Kysely<DB>,
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

export const findActosSobre = (db: Kysely<DB>, despues: Clave | null, personas: number[]) =>
  findOf(db, despues, 'usuario_id', personas);
export const findActosPor = (db: Kysely<DB>, despues: Clave | null, personas: number[]) =>
  findOf(db, despues, 'encargado_id', personas);
export const findActosDelSistema = (db: Kysely<DB>, despues: Clave | null) =>
  find(db, despues).where('r.encargado_id', 'is', null).execute();
export const findActosDe = (db: Kysely<DB>, despues: Clave | null, accion: RegistroTiempo) =>
  find(db, despues).where('r.accion', '=', accion).execute();
