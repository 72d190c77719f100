import { anyOf } from '../../db/anyOf';
import { countWaiting } from '../../db/countWaiting';
import type { Db } from '../../db/Db';
import { type Places, prepareQuery } from '../../db/prepareQuery';

export const listPending = (db: Db, usuarioId: number) =>
  db
    .selectFrom('solicitudes')
    .innerJoin('usuarios', 'usuarios.id', 'solicitudes.encargado_id')
    .innerJoin('misiones', 'misiones.id', 'solicitudes.mision_nueva_id')
    .select([
      'solicitudes.id',
      'solicitudes.encargado_id as encargado',
      'usuarios.usuario as encargadoNombre',
    ])
    .select([
      'misiones.id as id_rango',
      'misiones.nombre as nueva',
      'misiones.categoria_id as categoria',
    ])
    .where('solicitudes.usuario_id', '=', usuarioId)
    .where('solicitudes.estado', '=', 'pendiente')
    .orderBy('solicitudes.creada_en', 'desc')
    .orderBy('solicitudes.id', 'desc')
    .execute();

export const solicitudesPorContestar = prepareQuery((db, place: Places<{ usuarioId: number }>) =>
  db
    .selectFrom('solicitudes')
    .select(countWaiting('creada_en'))
    .where('usuario_id', '=', place('usuarioId'))
    .where('estado', '=', 'pendiente'),
);

/**
 * The permissions of the categories that pending requests offer. One row per person and permission.
 */
export const listCodigosOfrecidos = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('solicitudes')
    .innerJoin('misiones', 'misiones.id', 'solicitudes.mision_nueva_id')
    .innerJoin('categoria_permisos', 'categoria_permisos.categoria_id', 'misiones.categoria_id')
    .select(['solicitudes.usuario_id', 'categoria_permisos.codigo'])
    .where(anyOf('solicitudes.usuario_id', ids))
    .where('solicitudes.estado', '=', 'pendiente')
    .execute();

export const listAllPending = (db: Db) =>
  db
    .selectFrom('solicitudes')
    .innerJoin('usuarios', 'usuarios.id', 'solicitudes.usuario_id')
    .innerJoin('misiones', 'misiones.id', 'solicitudes.mision_nueva_id')
    .select([
      'solicitudes.id',
      'usuarios.usuario',
      'usuarios.mision_id',
      'misiones.id as nueva_id',
      'misiones.nombre as nueva',
    ])
    .where('solicitudes.estado', '=', 'pendiente')
    .orderBy('usuarios.usuario')
    .orderBy('solicitudes.id')
    .execute();

export const annulSolicitudes = (tx: Db, ids: readonly number[], now: Date) =>
  tx
    .updateTable('solicitudes')
    .set({ estado: 'anulada', resuelta_en: now })
    .where(anyOf('id', ids))
    .where('estado', '=', 'pendiente')
    .execute();

export const annulPending = (tx: Db, usuarioId: number, now: Date) =>
  tx
    .updateTable('solicitudes')
    .set({ estado: 'anulada', resuelta_en: now })
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'pendiente')
    .execute();

/**
 * Annuls the pending proposals that a person got or made, and locks them in the order of their ids.
 * @returns how many proposals it annulled
 */
export async function annulPendingAround(tx: Db, usuarioId: number, now: Date): Promise<number> {
  const rows = await tx
    .selectFrom('solicitudes')
    .select('id')
    .where('estado', '=', 'pendiente')
    .where((eb) => eb.or([eb('usuario_id', '=', usuarioId), eb('encargado_id', '=', usuarioId)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await tx
    .updateTable('solicitudes')
    .set({ estado: 'anulada', resuelta_en: now })
    .where('id', 'in', ids)
    .execute();
  return ids.length;
}
