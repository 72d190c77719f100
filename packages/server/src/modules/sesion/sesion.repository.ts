import { sql } from 'kysely';
import { anyOf } from '../../db/anyOf';
import { countChanged } from '../../db/countChanged';
import type { Db } from '../../db/Db';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import { withNombre } from '../../db/withNombre';

/**
 * The password hash of an active account that was created after `since`; undefined if there is
 * none.
 */
export const findReciente = (db: Db, buscado: { plegado: string; exacto: string }, since: Date) =>
  db
    .selectFrom('usuarios')
    .select('clave_hash')
    .where('registrado_en', '>', since)
    .where('despedido_en', 'is', null)
    .$call(withNombre(buscado))
    .executeTakeFirst();

/** @returns how many sessions had an address */
export const forgetSesionAddresses = (tx: Db, usuarioId: number) =>
  countChanged(
    tx
      .updateTable('sesiones')
      .set({ direccion_hash: null })
      .where('usuario_id', '=', usuarioId)
      .where('direccion_hash', 'is not', null),
  );

interface NuevaSesion {
  readonly id: number;
  readonly usuarioId: number;
  readonly secreto: Buffer;
  readonly creada: Date;
  readonly expira: Date;
  readonly direccion: string;
  readonly dispositivo: string | null;
}

/** Reserves the id of a new session. So rows that refer to the session need no extra round trip. */
export const nextSesion = prepareQuery(
  (_, __: Places<object>) =>
    sql<{ id: number }>`select nextval(pg_get_serial_sequence('sesiones', 'id'))::integer as id`,
);

export const sesionInserted = prepareQuery((db, place: Places<NuevaSesion>) =>
  db.insertInto('sesiones').values({
    id: place('id'),
    usuario_id: place('usuarioId'),
    secreto_hash: place('secreto'),
    creada_en: place('creada'),
    expira_en: place('expira'),
    direccion_hash: place('direccion'),
    dispositivo: place('dispositivo'),
  }),
);

export async function setUsada(db: Db, sesionId: number, now: Date): Promise<void> {
  await db
    .updateTable('sesiones')
    .set({ usada_en: now })
    .where('id', '=', sesionId)
    .where('revocada_en', 'is', null)
    .execute();
}

export const revokeSesion = (tx: Db, id: number, now: Date) =>
  tx
    .updateTable('sesiones')
    .set({ revocada_en: now })
    .where('id', '=', id)
    .where('revocada_en', 'is', null)
    .execute();

export const findSesion = (db: Db, usuarioId: number, id: number) =>
  db
    .selectFrom('sesiones')
    .select(['id', 'dispositivo', 'revocada_en'])
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * A person's sessions, the last used first.
 * @param usedAfter only sessions that were used after this instant; null = all
 */
export const listSesiones = (
  db: Db,
  usuarioId: number,
  { now, usedAfter }: { now: Date; usedAfter: Date | null },
) =>
  db
    .selectFrom('sesiones')
    .select((eb) => [
      'id',
      'dispositivo',
      'creada_en',
      eb.fn.coalesce('usada_en', 'creada_en').as('uso'),
    ])
    .where('usuario_id', '=', usuarioId)
    .where('revocada_en', 'is', null)
    .where('expira_en', '>', now)
    .$if(usedAfter !== null, (query) =>
      query.where((eb) => eb(eb.fn.coalesce('usada_en', 'creada_en'), '>', usedAfter)),
    )
    .orderBy('uso', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const revokeSesionesOf = (tx: Db, usuarioIds: readonly number[], now: Date) =>
  tx
    .updateTable('sesiones')
    .set({ revocada_en: now })
    .where(anyOf('usuario_id', usuarioIds))
    .where('revocada_en', 'is', null)
    .execute();

/**
 * Revokes a person's sessions. @param exceptId a session that stays open @returns how many it
 * revoked
 */
export const revokeSesiones = (
  tx: Db,
  usuarioId: number,
  now: Date,
  exceptId: number | null = null,
) =>
  countChanged(
    tx
      .updateTable('sesiones')
      .set({ revocada_en: now })
      .where('usuario_id', '=', usuarioId)
      .where('revocada_en', 'is', null)
      .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId)),
  );
