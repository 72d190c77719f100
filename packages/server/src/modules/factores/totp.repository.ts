import type { Db } from '../../db/Db';
import { type Places, prepareQuery } from '../../db/prepareQuery';

/** A person's authenticator, set up or only prepared. */
export const totpOf = prepareQuery((db, place: Places<{ usuarioId: number }>) =>
  db.selectFrom('totp').selectAll().where('usuario_id', '=', place('usuarioId')),
);
export const findTotp = async (db: Db, usuarioId: number) => (await totpOf(db, { usuarioId }))[0];

/**
 * Stores a secret whose first code the person must still send. It replaces an earlier such secret.
 */
export const propose = (
  tx: Db,
  usuarioId: number,
  propuesto: { propuesto_cifrado: Buffer; propuesto_en: Date },
) =>
  tx
    .insertInto('totp')
    .values({ usuario_id: usuarioId, ...propuesto })
    .onConflict((c) => c.column('usuario_id').doUpdateSet(propuesto))
    .execute();

/**
 * Makes the prepared secret valid. @param ultimo_paso the half minute of the code that proved the
 * secret
 */
export const setUp = (
  tx: Db,
  usuarioId: number,
  secreto: { secreto_cifrado: Buffer; desde: Date; ultimo_paso: number },
) =>
  tx
    .updateTable('totp')
    .set({ ...secreto, propuesto_cifrado: null, propuesto_en: null })
    .where('usuario_id', '=', usuarioId)
    .execute();

/** Stores the last half minute whose code was accepted. */
export const setPaso = (tx: Db, usuarioId: number, paso: number) =>
  tx.updateTable('totp').set({ ultimo_paso: paso }).where('usuario_id', '=', usuarioId).execute();

/** @returns whether an authenticator was set up */
export async function deleteTotp(tx: Db, usuarioId: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('totp')
    .where('usuario_id', '=', usuarioId)
    .returning('desde')
    .executeTakeFirst();
  return row !== undefined && row.desde !== null;
}

export const getCifrados = (db: Db) =>
  db
    .selectFrom('totp')
    .select(['usuario_id', 'secreto_cifrado'])
    .where('secreto_cifrado', 'is not', null)
    .$narrowType<{ secreto_cifrado: Buffer }>()
    .execute();
