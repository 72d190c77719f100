import { countChanged, hasChanged } from '../../db/countChanged';
import type { Db } from '../../db/Db';

export const selectActive = (db: Db) =>
  db
    .selectFrom('empleados_mes as e')
    .innerJoin('usuarios as u', 'u.id', 'e.usuario_id')
    .select(['e.id', 'u.usuario as usuarioNombre', 'e.fecha'])
    .where('e.retirado_en', 'is', null)
    .where('u.despedido_en', 'is', null)
    .orderBy('e.fecha', 'desc')
    .orderBy('e.id', 'desc');

export const selectAll = (db: Db) =>
  db
    .selectFrom('empleados_mes as e')
    .innerJoin('usuarios as u', 'u.id', 'e.usuario_id')
    .innerJoin('usuarios as c', 'c.id', 'e.encargado_id')
    .leftJoin('usuarios as r', 'r.id', 'e.retirado_por')
    .select([
      'e.id',
      'e.usuario_id',
      'u.usuario as usuarioNombre',
      'c.usuario as encargadoNombre',
      'e.fecha',
    ])
    .select(['e.retirado_en', 'r.usuario as retiradoPor'])
    .orderBy('e.fecha', 'desc')
    .orderBy('e.id', 'desc');

export const findEmpleado = (db: Db, id: number) =>
  selectAll(db).where('e.id', '=', id).executeTakeFirst();

/** The people with these ids, including dismissed people. Unknown ids are omitted. */
export const findPeople = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('usuarios')
    .select(['id', 'usuario', 'despedido_en'])
    .where('id', 'in', [...ids])
    .orderBy('usuario')
    .orderBy('id')
    .execute();

/**
 * Inserts entries, in the order of ids to avoid deadlocks. Skips people with an active entry.
 * @returns the ids of the inserted people
 */
export async function insertEmpleados(
  tx: Db,
  by: { usuarios: readonly number[]; encargadoId: number; ahora: Date },
): Promise<number[]> {
  const rows = await tx
    .insertInto('empleados_mes')
    .values(
      [...by.usuarios]
        .sort((a, b) => a - b)
        .map((usuario_id) => ({ usuario_id, encargado_id: by.encargadoId, fecha: by.ahora })),
    )
    .onConflict((conflict) =>
      conflict.column('usuario_id').where('retirado_en', 'is', null).doNothing(),
    )
    .returning('usuario_id')
    .execute();
  return rows.map(({ usuario_id }) => usuario_id);
}

/**
 * Ends an entry. Of two concurrent removals one succeeds.
 * @returns whether this call ended the entry
 */
export const retire = (tx: Db, { id, por, ahora }: { id: number; por: number; ahora: Date }) =>
  hasChanged(
    tx
      .updateTable('empleados_mes')
      .set({ retirado_en: ahora, retirado_por: por })
      .where('id', '=', id)
      .where('retirado_en', 'is', null),
  );

/** Ends the person's active entry. @returns how many entries it ended, 0 or 1 */
export const retireActiveOf = (
  tx: Db,
  { usuarioId, por, ahora }: { usuarioId: number; por: number; ahora: Date },
) =>
  countChanged(
    tx
      .updateTable('empleados_mes')
      .set({ retirado_en: ahora, retirado_por: por })
      .where('usuario_id', '=', usuarioId)
      .where('retirado_en', 'is', null),
  );
