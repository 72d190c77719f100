import { REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';
import type { RegistroTiempo } from '@garita/domain/tiempos/describeRegistro';
import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../db/anyOf';
import { behind, type Clave } from '../../db/behind';
import type { DB } from '../../db/tables';

const select = (db: Kysely<DB>, despues: Clave | null) =>
  db
    .selectFrom('tiempos_registro as r')
    .innerJoin('tiempos as t', 't.id', 'r.tiempo_id')
    .innerJoin('usuarios as u', 'u.id', 't.usuario_id')
    .leftJoin('usuarios as e', 'e.id', 'r.encargado_id')
    .select(['r.id', 'r.accion', 'r.minutos', 'r.fecha', 'u.usuario', 'e.usuario as encargado'])
    .where(behind('r.fecha', sql.ref('r.id'), despues))
    .orderBy('r.fecha', 'desc')
    .orderBy('r.id', 'desc')
    .limit(REGISTROS_MAXIMO);

/** The newest acts on time sessions, behind one of them. */
export const listActos = (db: Kysely<DB>, despues: Clave | null) => select(db, despues).execute();
/** On the sessions of some people. */
export const listActosSobre = (db: Kysely<DB>, despues: Clave | null, personas: number[]) =>
  select(db, despues).where(anyOf('t.usuario_id', personas)).execute();
/** By some people. */
export const listActosPor = (db: Kysely<DB>, despues: Clave | null, personas: number[]) =>
  select(db, despues).where(anyOf('r.encargado_id', personas)).execute();
/** By the system. */
export const listActosDelSistema = (db: Kysely<DB>, despues: Clave | null) => select(db, despues).where('r.encargado_id', 'is', null).execute();
/** Of one kind. */
export const listActosDe = (db: Kysely<DB>, despues: Clave | null, accion: RegistroTiempo) => select(db, despues).where('r.accion', '=', accion).execute();
