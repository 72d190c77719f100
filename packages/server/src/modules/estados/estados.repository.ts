import type { Kysely } from 'kysely';
import { annulling } from '../../db/annulling';
import type { DB } from '../../db/tables';

const selectVisible = (db: Kysely<DB>) =>
  db
    .selectFrom('estados as e')
    .innerJoin('usuarios as u', 'u.id', 'e.usuario_id')
    .select(['e.id', 'e.mensaje', 'u.usuario as usuarioNombre'])
    .where('e.anulado_en', 'is', null);

/** The statuses of active people, the newest first. */
export const selectAll = (db: Kysely<DB>) =>
  selectVisible(db)
    .where('u.despedido_en', 'is', null)
    .orderBy('e.fecha', 'desc')
    .orderBy('e.id', 'desc');

/** A person's status; undefined when none is set. */
export const findEstadoOf = (db: Kysely<DB>, usuarioId: number) =>
  selectVisible(db).where('e.usuario_id', '=', usuarioId).executeTakeFirst();

/** Whose a status is, or was before it was deleted; undefined for an unknown one. */
export const findOwner = (db: Kysely<DB>, id: number) =>
  db.selectFrom('estados').select('usuario_id').where('id', '=', id).executeTakeFirst();

/** Sets a status. A person has one at a time: the unique index refuses a second. @returns its id. */
export async function insertEstado(
  tx: Kysely<DB>,
  row: { usuario_id: number; mensaje: string; fecha: Date },
): Promise<number> {
  return (await tx.insertInto('estados').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Marks a status as deleted: one conditional update, so of two deletions one changes nothing. @returns what it was; undefined when it was gone already. */
export const annulEstado = (
  tx: Kysely<DB>,
  { id, por, ahora }: { id: number; por: number; ahora: Date },
) =>
  annulling(tx.updateTable('estados'), { por, ahora })
    .where('id', '=', id)
    .returning(['usuario_id', 'mensaje'])
    .executeTakeFirst();
