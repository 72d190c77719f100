import { type Kysely, sql } from 'kysely';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import type { DB } from '../../db/tables';

export const codigosLeft = prepareQuery(
  'códigos que quedan',
  (db, place: Places<{ usuarioId: number }>) =>
    db
      .selectFrom('codigos_recuperacion')
      .select(sql<number>`count(*)::integer`.as('quedan'))
      .where('usuario_id', '=', place('usuarioId'))
      .where('usado_en', 'is', null),
);
export const countCodigos = async (db: Kysely<DB>, usuarioId: number): Promise<number> =>
  (await codigosLeft(db, { usuarioId }))[0]?.quedan ?? 0;

export async function replaceCodigos(
  tx: Kysely<DB>,
  usuarioId: number,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await deleteCodigos(tx, usuarioId);
  await tx
    .insertInto('codigos_recuperacion')
    .values(hashes.map((codigo_hash) => ({ usuario_id: usuarioId, codigo_hash, creado_en: now })))
    .execute();
}

/** Uses a code up. @returns false for an unknown or used one */
export async function spendCodigo(
  tx: Kysely<DB>,
  usuarioId: number,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('codigos_recuperacion')
    .set({ usado_en: now })
    .where('usuario_id', '=', usuarioId)
    .where('codigo_hash', '=', hash)
    .where('usado_en', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export const deleteCodigos = (tx: Kysely<DB>, usuarioId: number) =>
  tx.deleteFrom('codigos_recuperacion').where('usuario_id', '=', usuarioId).execute();
