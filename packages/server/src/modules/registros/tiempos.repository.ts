import { REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';
import type { RegistroTiempo } from '@garita/domain/tiempos/describeRegistro';
import type { Kysely } from 'kysely';
import { anyOf } from '../../db/anyOf';
import type { DB } from '../../db/tables';

const select = (db: Kysely<DB>) =>
  db
    .selectFrom('tiempos_registro as r')
    .innerJoin('tiempos as t', 't.id', 'r.tiempo_id')
    .innerJoin('usuarios as u', 'u.id', 't.usuario_id')
    .leftJoin('usuarios as e', 'e.id', 'r.encargado_id')
    .select(['r.id', 'r.accion', 'r.minutos', 'r.fecha', 'u.usuario', 'e.usuario as encargado'])
    .orderBy('r.fecha', 'desc')
    .orderBy('r.id', 'desc')
    .limit(REGISTROS_MAXIMO);

/** The newest acts on time sessions. */
export const listActos = (db: Kysely<DB>) => select(db).execute();
/** On the sessions of some people. */
export const listActosSobre = (db: Kysely<DB>, personas: number[]) => select(db).where(anyOf('t.usuario_id', personas)).execute();
/** By some people. */
export const listActosPor = (db: Kysely<DB>, personas: number[]) => select(db).where(anyOf('r.encargado_id', personas)).execute();
/** By the system. */
export const listActosDelSistema = (db: Kysely<DB>) => select(db).where('r.encargado_id', 'is', null).execute();
/** Of one kind. */
export const listActosDe = (db: Kysely<DB>, accion: RegistroTiempo) => select(db).where('r.accion', '=', accion).execute();
