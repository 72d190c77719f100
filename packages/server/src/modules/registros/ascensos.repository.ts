import { REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';
import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../db/anyOf';
import { behind, type Clave } from '../../db/behind';
import { nombreDelDia } from '../../db/nombreDelDia';
import type { DB } from '../../db/tables';
import type { Tramo } from '../rangos/nombres.service';

const select = (db: Kysely<DB>, despues: Clave | null) =>
  db
    .selectFrom('ascensos as a')
    .innerJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'a.mision_nueva_id')
    .leftJoin('usuarios as e', 'e.id', 'a.encargado_id')
    .select(['a.id', 'a.fecha', 'u.usuario', nombreDelDia('m', 'a.fecha').as('nueva'), 'e.usuario as encargado'])
    .where(behind('a.fecha', sql.ref('a.id'), despues))
    .orderBy('a.fecha', 'desc')
    .orderBy('a.id', 'desc')
    .limit(REGISTROS_MAXIMO);

/** The newest promotions, behind one of them. */
export const listAscensos = (db: Kysely<DB>, despues: Clave | null) => select(db, despues).execute();
/** Of some people. */
export const listAscensosDe = (db: Kysely<DB>, despues: Clave | null, personas: number[]) =>
  select(db, despues).where(anyOf('a.usuario_id', personas)).execute();
/** By some people. */
export const listAscensosPor = (db: Kysely<DB>, despues: Clave | null, personas: number[]) =>
  select(db, despues).where(anyOf('a.encargado_id', personas)).execute();
/** By the system. */
export const listAscensosDelSistema = (db: Kysely<DB>, despues: Clave | null) => select(db, despues).where('a.encargado_id', 'is', null).execute();
/** To a mission while it had one of its names. */
export const listAscensosEn = (db: Kysely<DB>, despues: Clave | null, { mision, desde, hasta }: Tramo) =>
  select(db, despues)
    .where('a.mision_nueva_id', '=', mision)
    .$if(desde !== null, (query) => query.where('a.fecha', '>=', desde as Date))
    .$if(hasta !== null, (query) => query.where('a.fecha', '<', hasta as Date))
    .execute();
/** To some missions. */
export const listAscensosA = (db: Kysely<DB>, despues: Clave | null, misiones: number[]) =>
  select(db, despues).where(anyOf('a.mision_nueva_id', misiones)).execute();
