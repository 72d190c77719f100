import { type Insertable, type Kysely, sql } from 'kysely';
import { forgetRows } from '../../db/forgetRows';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import type { DB } from '../../db/tables';

/** For how long a passkey that was asked for is waited for. */
export const WAITS_MS = 5 * 60_000;

const waitsAfter = (now: Date): Date => new Date(now.getTime() - WAITS_MS);

/** A person's passkeys, the newest last. */
export const llavesOf = prepareQuery(
  'llaves de acceso',
  (db, place: Places<{ usuarioId: number }>) =>
    db
      .selectFrom('llaves')
      .select(['id', 'nombre', 'dominio', 'credencial', 'vias', 'creada_en', 'usada_en'])
      .where('usuario_id', '=', place('usuarioId'))
      .orderBy('id'),
);
export const listLlaves = (db: Kysely<DB>, usuarioId: number) => llavesOf(db, { usuarioId });

/** One of a person's passkeys of a host name, by the id that its device gave it. */
export const findLlave = (
  db: Kysely<DB>,
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

/** Keeps a passkey. No two have the same id of a device, whoever they are of: the unique index `llaves_credencial_unica` refuses the second. */
export async function insertLlave(tx: Kysely<DB>, row: Insertable<DB['llaves']>): Promise<number> {
  return (await tx.insertInto('llaves').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Notes that a passkey has opened the portal. */
export const setUso = (tx: Kysely<DB>, id: number, uso: { contador: number; usada_en: Date }) =>
  tx.updateTable('llaves').set(uso).where('id', '=', id).execute();

/** @returns the name of the one that went; null when the person has none of that id. */
export async function deleteLlave(
  tx: Kysely<DB>,
  usuarioId: number,
  id: number,
): Promise<string | null> {
  const row = await tx
    .deleteFrom('llaves')
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .returning('nombre')
    .executeTakeFirst();
  return row?.nombre ?? null;
}

/** Takes away all passkeys of a person, and what was asked for. */
export async function deleteLlaves(tx: Kysely<DB>, usuarioId: number): Promise<void> {
  await tx.deleteFrom('llaves').where('usuario_id', '=', usuarioId).execute();
  await tx.deleteFrom('llaves_preparadas').where('usuario_id', '=', usuarioId).execute();
}

/** Waits for a passkey of a person, and no longer for one from before. */
export const prepareLlave = (
  tx: Kysely<DB>,
  usuarioId: number,
  preparada: { desafio_hash: Buffer; dominio: string; preparada_en: Date },
) =>
  tx
    .insertInto('llaves_preparadas')
    .values({ usuario_id: usuarioId, ...preparada })
    .onConflict((c) => c.column('usuario_id').doUpdateSet(preparada))
    .execute();

/** Ends the waiting. @returns what the passkey has to sign, as a hash; undefined when none of that host name is waited for. */
export const takePreparada = (tx: Kysely<DB>, usuarioId: number, dominio: string, now: Date) =>
  tx
    .deleteFrom('llaves_preparadas')
    .where('usuario_id', '=', usuarioId)
    .where('dominio', '=', dominio)
    .where('preparada_en', '>', waitsAfter(now))
    .returning('desafio_hash')
    .executeTakeFirst();

/** Forgets what nobody has brought in time. */
export const forgetOldPreparadas = (db: Kysely<DB>, now: Date) =>
  forgetRows(db, 'llaves_preparadas', sql`preparada_en <= ${waitsAfter(now)}`);
