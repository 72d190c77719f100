import type { Kysely } from 'kysely';
import { selectTarget } from '../../access/actor.repository';
import { anyOf } from '../../db/anyOf';
import { countWaiting } from '../../db/countWaiting';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import type { DB } from '../../db/tables';
import { solicitudById } from './promocion.repository';

/** Pending requests of a person, the newest first, with what they offer. */
export const listPending = (db: Kysely<DB>, usuarioId: number) =>
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

/** How many of them there are. */
export const solicitudesPorContestar = prepareQuery(
  'solicitudes por contestar',
  (db, place: Places<{ usuarioId: number }>) =>
    db
      .selectFrom('solicitudes')
      .select(countWaiting('creada_en'))
      .where('usuario_id', '=', place('usuarioId'))
      .where('estado', '=', 'pendiente'),
);

/** Whose answer a request waits for; null for an unknown id. */
export const findSolicitudUser = async (db: Kysely<DB>, id: number): Promise<number | null> =>
  (await solicitudById(db, { id }))[0]?.usuario_id ?? null;

/** The codes of the categories that are offered to some people, a row each. */
export const listCodigosOfrecidos = (db: Kysely<DB>, ids: readonly number[]) =>
  db
    .selectFrom('solicitudes')
    .innerJoin('misiones', 'misiones.id', 'solicitudes.mision_nueva_id')
    .innerJoin('categoria_permisos', 'categoria_permisos.categoria_id', 'misiones.categoria_id')
    .select(['solicitudes.usuario_id', 'categoria_permisos.codigo'])
    .where(anyOf('solicitudes.usuario_id', ids))
    .where('solicitudes.estado', '=', 'pendiente')
    .execute();

/** Whose answer a request waits for, as access judges them. */
export const targetOfSolicitud = prepareQuery(
  'persona de una solicitud',
  (db, place: Places<{ valor: number }>) =>
    selectTarget(db)
      .innerJoin('solicitudes', 'solicitudes.usuario_id', 'usuarios.id')
      .where('solicitudes.id', '=', place('valor')),
);

/** Every pending request, with where its person stands. */
export const listAllPending = (db: Kysely<DB>) =>
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

/** Takes pending requests away, because what they offer is no longer the next step. */
export const annulSolicitudes = (tx: Kysely<DB>, ids: readonly number[], now: Date) =>
  tx
    .updateTable('solicitudes')
    .set({ estado: 'anulada', resuelta_en: now })
    .where(anyOf('id', ids))
    .where('estado', '=', 'pendiente')
    .execute();

/** Takes a person's pending request away, because what it offers no longer fits them. */
export const annulPending = (tx: Kysely<DB>, usuarioId: number, now: Date) =>
  tx
    .updateTable('solicitudes')
    .set({ estado: 'anulada', resuelta_en: now })
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'pendiente')
    .execute();

/**
 * Takes away every pending request that a person who is dismissed has or has made, locked in the order of their ids: nobody could accept it any more, and
 * it would keep others from proposing. @returns how many.
 */
export async function annulPendingAround(
  tx: Kysely<DB>,
  usuarioId: number,
  now: Date,
): Promise<number> {
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
