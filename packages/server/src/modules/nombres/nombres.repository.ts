import { foldCase } from '@garita/domain/formato/foldCase';
import { type Kysely, sql } from 'kysely';
import { countWaiting, type Espera } from '../../db/countWaiting';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import type { DB } from '../../db/tables';

const selectSolicitudes = (db: Kysely<DB>) =>
  db
    .selectFrom('solicitudes_nombre as s')
    .innerJoin('usuarios as u', 'u.id', 's.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .leftJoin('usuarios as e', 'e.id', 's.encargado_id')
    .select([
      's.id',
      's.usuario_id',
      'u.usuario',
      'u.despedido_en',
      'm.categoria_id',
      's.nombre',
      's.estado',
      's.creada_en',
      'e.usuario as encargado',
      's.resuelta_en',
      's.enterada_en',
    ]);

export type SolicitudRow = Awaited<
  ReturnType<ReturnType<typeof selectSolicitudes>['executeTakeFirstOrThrow']>
>;

export const listPending = (db: Kysely<DB>) =>
  selectSolicitudes(db)
    .where('s.estado', '=', 'pendiente')
    .where('u.despedido_en', 'is', null)
    .orderBy('s.creada_en')
    .orderBy('s.id')
    .execute();

export const nombresPorContestar = prepareQuery('nombres por contestar', (db) =>
  db
    .selectFrom('solicitudes_nombre as s')
    .innerJoin('usuarios as u', 'u.id', 's.usuario_id')
    .select(countWaiting('s.creada_en'))
    .where('s.estado', '=', 'pendiente')
    .where('u.despedido_en', 'is', null),
);

export const findPendingOf = (db: Kysely<DB>, usuarioId: number) =>
  selectSolicitudes(db)
    .where('s.usuario_id', '=', usuarioId)
    .where('s.estado', '=', 'pendiente')
    .executeTakeFirst();

export const findSolicitud = (db: Kysely<DB>, id: number) =>
  selectSolicitudes(db).where('s.id', '=', id).executeTakeFirst();

export const findLastOf = (db: Kysely<DB>, usuarioId: number) =>
  selectSolicitudes(db)
    .where('s.usuario_id', '=', usuarioId)
    .orderBy('s.creada_en', 'desc')
    .orderBy('s.id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const nombreSinLeer = prepareQuery(
  'nombre declinado sin leer',
  (_, place: Places<{ usuarioId: number }>) => sql<Espera>`
    select 1 as cuantos, resuelta_en as desde
    from (select estado, enterada_en, resuelta_en from solicitudes_nombre where usuario_id = ${place('usuarioId')}::int order by creada_en desc, id desc limit 1) as ultima
    where estado = 'declinada' and enterada_en is null`,
);

/**
 * Records once when a person read that their request was declined.
 * @returns whether this call recorded it.
 */
export async function markRead(tx: Kysely<DB>, id: number, ahora: Date): Promise<boolean> {
  const row = await tx
    .updateTable('solicitudes_nombre')
    .set({ enterada_en: ahora })
    .where('id', '=', id)
    .where('estado', '=', 'declinada')
    .where('enterada_en', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts a pending request; the database allows one per person. @returns its id. */
export async function insertSolicitud(
  tx: Kysely<DB>,
  row: { usuario_id: number; nombre: string; creada_en: Date },
): Promise<number> {
  return (
    await tx.insertInto('solicitudes_nombre').values(row).returning('id').executeTakeFirstOrThrow()
  ).id;
}

/**
 * Answers a request only if it is pending, so of two concurrent answers only one succeeds.
 * @returns whether this call answered it.
 */
export async function resolvePending(
  tx: Kysely<DB>,
  {
    id,
    estado,
    encargadoId,
    ahora,
  }: { id: number; estado: 'aceptada' | 'declinada'; encargadoId: number; ahora: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('solicitudes_nombre')
    .set({ estado, encargado_id: encargadoId, resuelta_en: ahora })
    .where('id', '=', id)
    .where('estado', '=', 'pendiente')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Annuls a person's pending requests. @returns how many there were. */
export async function annulPendingOf(
  tx: Kysely<DB>,
  usuarioId: number,
  ahora: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('solicitudes_nombre')
    .set({ estado: 'anulada', resuelta_en: ahora })
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'pendiente')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export const insertCambioNombre = (
  tx: Kysely<DB>,
  row: { usuario_id: number; encargado_id: number; anterior: string; nuevo: string; fecha: Date },
) =>
  tx
    .insertInto('cambios_nombre')
    .values({ ...row, anterior_plegado: foldCase(row.anterior) })
    .execute();
