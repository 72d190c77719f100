import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables';

/** Makes everybody who comes from one address take turns until the transaction ends. */
export const lockAddress = (tx: Kysely<DB>, hash: string) => sql`select pg_advisory_xact_lock(hashtextextended(${`direccion ${hash}`}, 0))`.execute(tx);

/** Notes that a person came from an address. */
export const upsertAddress = (tx: Kysely<DB>, usuarioId: number, hash: string, now: Date) =>
  tx
    .insertInto('direcciones')
    .values({ usuario_id: usuarioId, direccion_hash: hash, primera_vez: now, ultima_vez: now })
    .onConflict((c) => c.columns(['usuario_id', 'direccion_hash']).doUpdateSet({ ultima_vez: now }))
    .execute();

/** Everybody who came from an address, the dismissed included, and whether they are on the allowed list. */
export const listPeopleAt = (db: Kysely<DB>, hash: string) =>
  db
    .selectFrom('direcciones')
    .leftJoin('clones_permitidos', (join) =>
      join.onRef('clones_permitidos.usuario_id', '=', 'direcciones.usuario_id').on('clones_permitidos.anulado_en', 'is', null),
    )
    .select(['direcciones.usuario_id as id', 'clones_permitidos.id as permiso'])
    .where('direcciones.direccion_hash', '=', hash)
    .orderBy('direcciones.usuario_id')
    .execute();

export const insertRegistro = (tx: Kysely<DB>, row: { fecha: Date; nombre: string; usuario_id: number | null; coinciden: number[] }) =>
  tx.insertInto('clones_registro').values(row).execute();

/** Really deletes a person's addresses. @returns how many there were. */
export async function deleteAddresses(tx: Kysely<DB>, usuarioId: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('direcciones').where('usuario_id', '=', usuarioId).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
