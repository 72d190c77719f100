import { sql } from 'kysely';
import type { Db } from '../../db/Db';
import { forgetRows } from '../../db/forgetRows';
import { inserting } from '../../db/inserting';
import { type Places, prepareQuery } from '../../db/prepareQuery';

export const WAITS_MS = 5 * 60_000;

const waitsAfter = (now: Date): Date => new Date(now.getTime() - WAITS_MS);

export const llavesOf = prepareQuery((db, place: Places<{ usuarioId: number }>) =>
  db
    .selectFrom('llaves')
    .select(['id', 'nombre', 'dominio', 'credencial', 'vias', 'creada_en', 'usada_en'])
    .where('usuario_id', '=', place('usuarioId'))
    .orderBy('id'),
);
export const listLlaves = (db: Db, usuarioId: number) => llavesOf(db, { usuarioId });

/** A person's passkey. `credencial` is the id that the device has given to the passkey. */
export const findLlave = (
  db: Db,
  usuarioId: number,
  { credencial, dominio }: { credencial: string; dominio: string },
) =>
  db
    .selectFrom('llaves')
    .select(['id', 'nombre', 'credencial', 'clave_publica', 'contador'])
    .where('credencial', '=', credencial)
    .where('usuario_id', '=', usuarioId)
    .where('dominio', '=', dominio)
    .executeTakeFirst();

/**
 * Inserts a passkey. `llaves_credencial_unica` refuses a second passkey with the same id, also of
 * another person.
 */
export const insertLlave = inserting('llaves');

export const setUso = (tx: Db, id: number, uso: { contador: number; usada_en: Date }) =>
  tx.updateTable('llaves').set(uso).where('id', '=', id).execute();

/** @returns the name of the deleted passkey; null when the person has no passkey with that id */
export async function deleteLlave(tx: Db, usuarioId: number, id: number): Promise<string | null> {
  const row = await tx
    .deleteFrom('llaves')
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .returning('nombre')
    .executeTakeFirst();
  return row?.nombre ?? null;
}

export async function deleteLlaves(tx: Db, usuarioId: number): Promise<void> {
  await tx.deleteFrom('llaves').where('usuario_id', '=', usuarioId).execute();
  await tx.deleteFrom('llaves_preparadas').where('usuario_id', '=', usuarioId).execute();
}

/** Stores the request for a new passkey. It replaces an earlier request. */
export const prepareLlave = (
  tx: Db,
  usuarioId: number,
  preparada: { desafio_hash: Buffer; dominio: string; preparada_en: Date },
) =>
  tx
    .insertInto('llaves_preparadas')
    .values({ usuario_id: usuarioId, ...preparada })
    .onConflict((c) => c.column('usuario_id').doUpdateSet(preparada))
    .execute();

/**
 * Takes the open request for a passkey.
 * @returns the hash of its challenge; undefined when no request of that host name is open
 */
export const takePreparada = (tx: Db, usuarioId: number, dominio: string, now: Date) =>
  tx
    .deleteFrom('llaves_preparadas')
    .where('usuario_id', '=', usuarioId)
    .where('dominio', '=', dominio)
    .where('preparada_en', '>', waitsAfter(now))
    .returning('desafio_hash')
    .executeTakeFirst();

export const forgetOldPreparadas = (db: Db, now: Date) =>
  forgetRows(db, 'llaves_preparadas', sql`preparada_en <= ${waitsAfter(now)}`);
