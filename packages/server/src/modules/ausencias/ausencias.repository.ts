import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';

type Decision = 'aceptada' | 'cancelada';

/** Absences with the names that go with them, the newest first. */
const selectAusencias = (db: Kysely<DB>) =>
  db
    .selectFrom('ausencias as a')
    .innerJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .leftJoin('usuarios as e', 'e.id', 'a.encargado_id')
    .select(['a.id', 'a.usuario_id', 'u.usuario as usuarioNombre', 'm.categoria_id', 'a.motivo', 'a.inicio', 'a.final', 'a.estado'])
    .select(['e.usuario as encargadoNombre', 'u.despedido_en'])
    .orderBy('a.creada_en', 'desc')
    .orderBy('a.id', 'desc');

export type AusenciaRow = Awaited<ReturnType<ReturnType<typeof selectAusencias>['executeTakeFirstOrThrow']>>;

/** A person's absences, the newest first. */
export const listOf = (db: Kysely<DB>, usuarioId: number) => selectAusencias(db).where('a.usuario_id', '=', usuarioId).execute();

/** Everybody's absences, the newest first; those of dismissed people only once they were decided: nobody answers the others. */
export const listAll = (db: Kysely<DB>) =>
  selectAusencias(db)
    .where((eb) => eb.or([eb('u.despedido_en', 'is', null), eb('a.estado', '<>', 'en_espera')]))
    .execute();

export const findAusencia = (db: Kysely<DB>, id: number) => selectAusencias(db).where('a.id', '=', id).executeTakeFirst();

/** A person's absence that waits or, accepted, ends on this day or later; undefined when there is none. */
export const findImpediment = (db: Kysely<DB>, usuarioId: number, hoy: string) =>
  db
    .selectFrom('ausencias')
    .select('estado')
    .where('usuario_id', '=', usuarioId)
    .where((eb) => eb.or([eb('estado', '=', 'en_espera'), eb.and([eb('estado', '=', 'aceptada'), eb('final', '>=', hoy)])]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Keeps an absence that waits; the database lets one wait per person. @returns its id. */
export async function insertAusencia(
  tx: Kysely<DB>,
  row: { usuario_id: number; motivo: string; inicio: string; final: string; creada_en: Date },
): Promise<number> {
  return (await tx.insertInto('ausencias').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Decides an absence if nobody has yet: one conditional update, so of two decisions one changes nothing. @returns whether this was the one. */
export async function decidePending(
  tx: Kysely<DB>,
  { id, estado, encargadoId, ahora }: { id: number; estado: Decision; encargadoId: number; ahora: Date },
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

/** Cancels what a person waits for. @returns how many absences. */
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
