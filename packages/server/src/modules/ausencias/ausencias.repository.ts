import type { Insertable, Kysely } from 'kysely';
import { countWaiting } from '../../db/countWaiting';
import { type Pagina, pageOf } from '../../db/pageOf';
import { prepareQuery } from '../../db/prepareQuery';
import type { DB } from '../../db/tables';

type Decision = 'aceptada' | 'cancelada';

const selectAusencias = (db: Kysely<DB>) =>
  db
    .selectFrom('ausencias as a')
    .innerJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .leftJoin('usuarios as e', 'e.id', 'a.encargado_id')
    .select([
      'a.id',
      'a.usuario_id',
      'u.usuario as usuarioNombre',
      'm.categoria_id',
      'a.motivo',
      'a.inicio',
      'a.final',
      'a.estado',
      'a.terminada_en',
    ])
    .select(['e.usuario as encargadoNombre', 'u.despedido_en']);

const CREADAS = { table: 'ausencias', as: 'a', fecha: 'creada_en' } as const;

export type AusenciaRow = Awaited<
  ReturnType<ReturnType<typeof selectAusencias>['executeTakeFirstOrThrow']>
>;

export const listOf = (db: Kysely<DB>, usuarioId: number) =>
  pageOf(selectAusencias(db).where('a.usuario_id', '=', usuarioId), CREADAS, {}).execute();

export const listExcused = (db: Kysely<DB>, { desde, hasta }: { desde: string; hasta: string }) =>
  selectAusencias(db)
    .where('a.estado', '=', 'aceptada')
    .where('u.despedido_en', 'is', null)
    .where('a.final', '>=', desde)
    .where('a.inicio', '<=', hasta)
    .orderBy('u.usuario_plegado')
    .orderBy('a.inicio')
    .execute();

/**
 * All absences, the newest first. Pending ones of dismissed people are left out: they need no
 * answer.
 */
export const listAll = (db: Kysely<DB>, pagina: Pagina) =>
  pageOf(
    selectAusencias(db).where((eb) =>
      eb.or([eb('u.despedido_en', 'is', null), eb('a.estado', '<>', 'en_espera')]),
    ),
    CREADAS,
    pagina,
  ).execute();

export const ausenciasPorContestar = prepareQuery('ausencias por contestar', (db) =>
  db
    .selectFrom('ausencias as a')
    .innerJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .select(countWaiting('a.creada_en'))
    .where('a.estado', '=', 'en_espera')
    .where('u.despedido_en', 'is', null),
);

export const findAusencia = (db: Kysely<DB>, id: number) =>
  selectAusencias(db).where('a.id', '=', id).executeTakeFirst();

/**
 * An absence that blocks a new one: a pending one, or an accepted one that ends on this day or
 * later.
 */
export const findImpediment = (db: Kysely<DB>, usuarioId: number, hoy: string) =>
  db
    .selectFrom('ausencias')
    .select('estado')
    .where('usuario_id', '=', usuarioId)
    .where((eb) =>
      eb.or([
        eb('estado', '=', 'en_espera'),
        eb.and([eb('estado', '=', 'aceptada'), eb('final', '>=', hoy)]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Inserts an absence, pending or decided; the database allows one pending per person.
 * @returns its id
 */
export async function insertAusencia(
  tx: Kysely<DB>,
  row: Pick<
    Insertable<DB['ausencias']>,
    | 'usuario_id'
    | 'motivo'
    | 'inicio'
    | 'final'
    | 'creada_en'
    | 'estado'
    | 'encargado_id'
    | 'decidida_en'
  >,
): Promise<number> {
  return (await tx.insertInto('ausencias').values(row).returning('id').executeTakeFirstOrThrow())
    .id;
}

/**
 * Decides a pending absence. A conditional update: of two concurrent decisions one changes nothing.
 * @returns whether this one decided it
 */
export async function decidePending(
  tx: Kysely<DB>,
  {
    id,
    estado,
    encargadoId,
    ahora,
  }: { id: number; estado: Decision; encargadoId: number; ahora: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('ausencias')
    .set({ estado, encargado_id: encargadoId, decidida_en: ahora })
    .where('id', '=', id)
    .where('estado', '=', 'en_espera')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends an accepted absence that is not over: cancels it when `final` is null, else shortens it to
 * that day. A conditional update.
 * @returns whether it was still running
 */
export async function endAccepted(
  tx: Kysely<DB>,
  {
    id,
    hoy,
    final,
    encargadoId,
    ahora,
  }: { id: number; hoy: string; final: string | null; encargadoId: number; ahora: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('ausencias')
    .set(
      final === null
        ? { estado: 'cancelada', encargado_id: encargadoId, decidida_en: ahora }
        : { final, terminada_en: ahora },
    )
    .where('id', '=', id)
    .where('estado', '=', 'aceptada')
    .where('final', '>=', hoy)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Cancels a person's pending absence. @returns how many */
export async function cancelWaitingOf(
  tx: Kysely<DB>,
  { usuarioId, encargadoId, ahora }: { usuarioId: number; encargadoId: number; ahora: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('ausencias')
    .set({ estado: 'cancelada', encargado_id: encargadoId, decidida_en: ahora })
    .where('usuario_id', '=', usuarioId)
    .where('estado', '=', 'en_espera')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
