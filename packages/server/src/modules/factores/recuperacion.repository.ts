import { sql } from 'kysely';
import { hasChanged } from '../../db/countChanged';
import type { Db } from '../../db/Db';
import { type Places, prepareQuery } from '../../db/prepareQuery';

export const codigosLeft = prepareQuery((db, place: Places<{ usuarioId: number }>) =>
  db
    .selectFrom('codigos_recuperacion')
    .select(sql<number>`count(*)::integer`.as('quedan'))
    .where('usuario_id', '=', place('usuarioId'))
    .where('usado_en', 'is', null),
);
export const countCodigos = async (db: Db, usuarioId: number): Promise<number> =>
  (await codigosLeft(db, { usuarioId }))[0]?.quedan ?? 0;

export async function replaceCodigos(
  tx: Db,
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

/** @returns false for an unknown or used code */
export const spendCodigo = (tx: Db, usuarioId: number, hash: Buffer, now: Date) =>
  hasChanged(
    tx
      .updateTable('codigos_recuperacion')
      .set({ usado_en: now })
      .where('usuario_id', '=', usuarioId)
      .where('codigo_hash', '=', hash)
      .where('usado_en', 'is', null),
  );

export const deleteCodigos = (tx: Db, usuarioId: number) =>
  tx.deleteFrom('codigos_recuperacion').where('usuario_id', '=', usuarioId).execute();
