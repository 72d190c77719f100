import { annulling } from '../../db/annulling';
import { hasChanged } from '../../db/countChanged';
import type { Db } from '../../db/Db';
import { inserting } from '../../db/inserting';

export const listNotas = (db: Db, usuarioId: number) =>
  db
    .selectFrom('notas as n')
    .innerJoin('usuarios as a', 'a.id', 'n.autor_id')
    .select(['n.id', 'n.texto', 'n.autor_id', 'a.usuario as autor', 'n.fecha', 'n.editada_en'])
    .where('n.usuario_id', '=', usuarioId)
    .where('n.anulado_en', 'is', null)
    .orderBy('n.fecha', 'desc')
    .orderBy('n.id', 'desc')
    .execute();

export const findNota = (db: Db, id: number) =>
  db
    .selectFrom('notas')
    .select(['usuario_id', 'autor_id', 'texto', 'anulado_en'])
    .where('id', '=', id)
    .executeTakeFirst();

export const insertNota = inserting('notas');

export const updateNota = (tx: Db, id: number, { texto, ahora }: { texto: string; ahora: Date }) =>
  tx
    .updateTable('notas')
    .set({ texto, editada_en: ahora })
    .where('id', '=', id)
    .where('anulado_en', 'is', null)
    .execute();

/** @returns whether this call deleted the note */
export const annulNota = (tx: Db, id: number, who: { por: number; ahora: Date }) =>
  hasChanged(annulling(tx.updateTable('notas'), who).where('id', '=', id));
