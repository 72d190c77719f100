import type { Kysely } from 'kysely';
import { annulling } from '../../db/annulling';
import type { DB } from '../../db/tables';

const selectVisible = (db: Kysely<DB>) =>
  db
    .selectFrom('estados as e')
    .innerJoin('usuarios as u', 'u.id', 'e.usuario_id')
    .select(['e.id', 'e.mensaje', 'u.usuario as usuarioNombre'])
    .where('e.anulado_en', 'is', null);

export const selectAll = (db: Kysely<DB>) =>
  selectVisible(db)
    .where('u.despedido_en', 'is', null)
    .orderBy('e.fecha', 'desc')
    .orderBy('e.id', 'desc');

export const findEstadoOf = (db: Kysely<DB>, usuarioId: number) =>
  selectVisible(db).where('e.usuario_id', '=', usuarioId).executeTakeFirst();

export const findOwner = (db: Kysely<DB>, id: number) =>
  db.selectFrom('estados').select('usuario_id').where('id', '=', id).executeTakeFirst();

/** The unique index refuses a second status of one person. @returns its id */
export async function insertEstado(
  tx: Kysely<DB>,
  row: { usuario_id: number; mensaje: string; fecha: Date },
): Promise<number> {
  return (await tx.insertInto('estados').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/**
 * Marks a status as deleted. A conditional update: of two concurrent deletions one changes nothing.
 * @returns the deleted status; undefined when it was already deleted
 */
export const annulEstado = (
  tx: Kysely<DB>,
  { id, por, ahora }: { id: number; por: number; ahora: Date },
) =>
  annulling(tx.updateTable('estados'), { por, ahora })
    .where('id', '=', id)
    .returning(['usuario_id', 'mensaje'])
    .executeTakeFirst();
