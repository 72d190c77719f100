import { REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';
import type { Kysely } from 'kysely';
import { anyOf } from '../../db/anyOf';
import type { DB } from '../../db/tables';

const select = (db: Kysely<DB>) =>
  db
    .selectFrom('ascensos as a')
    .innerJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'a.mision_nueva_id')
    .leftJoin('usuarios as e', 'e.id', 'a.encargado_id')
    .select(['a.id', 'a.fecha', 'u.usuario', 'm.nombre as nueva', 'e.usuario as encargado'])
    .orderBy('a.fecha', 'desc')
    .orderBy('a.id', 'desc')
    .limit(REGISTROS_MAXIMO);

/** The newest promotions. */
export const listAscensos = (db: Kysely<DB>) => select(db).execute();
/** Of some people. */
export const listAscensosDe = (db: Kysely<DB>, personas: number[]) => select(db).where(anyOf('a.usuario_id', personas)).execute();
/** By some people. */
export const listAscensosPor = (db: Kysely<DB>, personas: number[]) => select(db).where(anyOf('a.encargado_id', personas)).execute();
/** By the system. */
export const listAscensosDelSistema = (db: Kysely<DB>) => select(db).where('a.encargado_id', 'is', null).execute();
/** To some missions. */
export const listAscensosA = (db: Kysely<DB>, misiones: number[]) => select(db).where(anyOf('a.mision_nueva_id', misiones)).execute();
