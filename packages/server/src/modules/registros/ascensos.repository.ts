import { REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';
import { sql } from 'kysely';
import { anyOf } from '../../db/anyOf';
import { behind, type Clave, newestFirst, pageBehind } from '../../db/behind';
import type { Db } from '../../db/Db';
import { findNewestOf } from '../../db/findNewestOf';
import { nombreDelDia } from '../../db/nombreDelDia';
import type { NameSpan } from '../rangos/nombres.service';

const select = (db: Db) =>
  db
    .selectFrom('ascensos as a')
    .innerJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'a.mision_nueva_id')
    .leftJoin('usuarios as e', 'e.id', 'a.encargado_id')
    .select([
      'a.id',
      'a.fecha',
      'u.usuario',
      nombreDelDia('m', 'a.fecha').as('nueva'),
      'e.usuario as encargado',
    ])
    .$call(newestFirst('a.fecha', 'a.id', REGISTROS_MAXIMO));

export const listAscensos = (db: Db, despues: Clave | null) =>
  select(db)
    .where(behind('a.fecha', sql.ref('a.id'), despues))
    .execute();
export const listAscensosPorId = (db: Db, ids: number[]) =>
  select(db).where(anyOf('a.id', ids)).execute();

const find = (db: Db, despues: Clave | null) =>
  db
    .selectFrom('ascensos as a')
    .select(['a.id', 'a.fecha'])
    .$call(pageBehind('a.fecha', 'a.id', despues, REGISTROS_MAXIMO));
/**
 * The newest promotions of these people, by these promoters, or to these missions. `owner` says
 * which.
 */
export const findAscensosOf = (
  db: Db,
  despues: Clave | null,
  owner: 'usuario_id' | 'encargado_id' | 'mision_nueva_id',
  ids: number[],
) => findNewestOf(db, { table: 'ascensos', owner, fecha: 'fecha' }, ids, despues, REGISTROS_MAXIMO);

export const findAscensosDelSistema = (db: Db, despues: Clave | null) =>
  find(db, despues).where('a.encargado_id', 'is', null).execute();
/** The newest promotions to a mission while it had one of its names. */
export const findAscensosEn = (db: Db, despues: Clave | null, { mision, desde, hasta }: NameSpan) =>
  find(db, despues)
    .where('a.mision_nueva_id', '=', mision)
    .$if(desde !== null, (query) => query.where('a.fecha', '>=', desde as Date))
    .$if(hasta !== null, (query) => query.where('a.fecha', '<', hasta as Date))
    .execute();
