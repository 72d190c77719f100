import type { Kysely } from 'kysely';
import { annulling } from '../../db/annulling';
import type { DB } from '../../db/tables';

export const listNotas = (db: Kysely<DB>, usuarioId: number) =>
  db
    .selectFrom('notas as n')
    .innerJoin('usuarios as a', 'a.id', 'n.autor_id')
    .select(['n.id', 'n.texto', 'n.autor_id', 'a.usuario as autor', 'n.fecha', 'n.editada_en'])
    .where('n.usuario_id', '=', usuarioId)
    .where('n.anulado_en', 'is', null)
    .orderBy('n.fecha', 'desc')
    .orderBy('n.id', 'desc')
    .execute();

export const findNota = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('notas')
    .select(['usuario_id', 'autor_id', 'texto', 'anulado_en'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function insertNota(
  tx: Kysely<DB>,
  row: { usuario_id: number; autor_id: number; texto: string; fecha: Date },
): Promise<number> {
  return (await tx.insertInto('notas').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export const updateNota = (
  tx: Kysely<DB>,
  id: number,
  { texto, ahora }: { texto: string; ahora: Date },
) =>
  tx
    .updateTable('notas')
    .set({ texto, editada_en: ahora })
    .where('id', '=', id)
    .where('anulado_en', 'is', null)
    .execute();

/** Marks a note as deleted. @returns whether this call did it. */
export const annulNota = async (
  tx: Kysely<DB>,
  id: number,
  who: { por: number; ahora: Date },
): Promise<boolean> =>
  (await annulling(tx.updateTable('notas'), who)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()) !== undefined;
