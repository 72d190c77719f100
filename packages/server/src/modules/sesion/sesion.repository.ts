import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables';

/** The account behind a name, ignoring case; undefined when nobody has it. */
export const findAccount = (db: Kysely<DB>, usuario: string) =>
  db.selectFrom('usuarios').select(['id', 'clave_hash', 'despedido_en']).where(sql`lower(usuario)`, '=', sql`lower(${usuario})`).executeTakeFirst();

/** Locks an account and says whether it may still sign in with the hash that the password was checked against. */
export async function lockAccount(tx: Kysely<DB>, id: number, claveHash: string): Promise<boolean> {
  const row = await tx.selectFrom('usuarios').select(['clave_hash', 'despedido_en']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return row !== undefined && row.despedido_en === null && row.clave_hash === claveHash;
}

export async function insertSesion(tx: Kysely<DB>, row: { usuario_id: number; secreto_hash: Buffer; creada_en: Date; expira_en: Date }): Promise<number> {
  const { id } = await tx.insertInto('sesiones').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const setLastSeen = (tx: Kysely<DB>, id: number, now: Date) => tx.updateTable('usuarios').set({ ultima_vez: now }).where('id', '=', id).execute();

export const revokeSesion = (tx: Kysely<DB>, id: number, now: Date) =>
  tx.updateTable('sesiones').set({ revocada_en: now }).where('id', '=', id).where('revocada_en', 'is', null).execute();
