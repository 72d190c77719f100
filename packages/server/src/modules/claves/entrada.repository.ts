import type { Insertable } from 'kysely';
import { hasChanged } from '../../db/countChanged';
import type { Db } from '../../db/Db';
import type { DB } from '../../db/tables';

const BATCH = 500;

export const findCodigo = (db: Db, usuarioId: number) =>
  db
    .selectFrom('codigos_entrada')
    .select(['codigo_hash', 'expira_en', 'usado_en'])
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst();

/** The person of an entry code, with the code's state. The person has no password yet. */
export const findPersonOf = (db: Db, hash: string) =>
  db
    .selectFrom('codigos_entrada as c')
    .innerJoin('usuarios as u', 'u.id', 'c.usuario_id')
    .select(['u.id', 'u.usuario', 'u.despedido_en', 'c.expira_en', 'c.usado_en'])
    .where('c.codigo_hash', '=', hash)
    .where('u.clave_hash', 'is', null)
    .executeTakeFirst();

/** Stores entry codes. Each code replaces its person's former code. */
export async function putCodigos(
  tx: Db,
  rows: readonly Insertable<DB['codigos_entrada']>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    await tx
      .insertInto('codigos_entrada')
      .values(rows.slice(at, at + BATCH))
      .onConflict((conflict) =>
        conflict.column('usuario_id').doUpdateSet((eb) => ({
          codigo_hash: eb.ref('excluded.codigo_hash'),
          creado_en: eb.ref('excluded.creado_en'),
          expira_en: eb.ref('excluded.expira_en'),
          usado_en: null,
        })),
      )
      .execute();
  }
}

/** @returns false for a wrong, used or expired code */
export const spendCodigo = (tx: Db, usuarioId: number, hash: string, now: Date) =>
  hasChanged(
    tx
      .updateTable('codigos_entrada')
      .set({ usado_en: now })
      .where('usuario_id', '=', usuarioId)
      .where('codigo_hash', '=', hash)
      .where('usado_en', 'is', null)
      .where('expira_en', '>', now),
  );

export const deleteCodigo = (tx: Db, usuarioId: number) =>
  tx.deleteFrom('codigos_entrada').where('usuario_id', '=', usuarioId).execute();
