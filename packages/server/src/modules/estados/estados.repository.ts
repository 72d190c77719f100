import { annulling } from '../../db/annulling';
import type { Db } from '../../db/Db';
import { inserting } from '../../db/inserting';

const selectVisible = (db: Db) =>
  db
    .selectFrom('estados as e')
    .innerJoin('usuarios as u', 'u.id', 'e.usuario_id')
    .select(['e.id', 'e.mensaje', 'u.usuario as usuarioNombre'])
    .where('e.anulado_en', 'is', null);

export const selectAll = (db: Db) =>
  selectVisible(db)
    .where('u.despedido_en', 'is', null)
    .orderBy('e.fecha', 'desc')
    .orderBy('e.id', 'desc');

export const findEstadoOf = (db: Db, usuarioId: number) =>
  selectVisible(db).where('e.usuario_id', '=', usuarioId).executeTakeFirst();

/**
 * Inserts a status. The unique index refuses a second status of one person. @returns the status's
 * id
 */
export const insertEstado = inserting('estados');

/**
 * Marks a status as deleted. Of two concurrent deletions one succeeds.
 * @returns undefined when the status was already deleted
 */
export const annulEstado = (tx: Db, { id, por, ahora }: { id: number; por: number; ahora: Date }) =>
  annulling(tx.updateTable('estados'), { por, ahora })
    .where('id', '=', id)
    .returning(['usuario_id', 'mensaje'])
    .executeTakeFirst();
