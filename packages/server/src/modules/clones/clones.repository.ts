import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { annulling } from '../../db/annulling';
import { countChanged, hasChanged } from '../../db/countChanged';
import type { Db } from '../../db/Db';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import type { DB } from '../../db/tables';

/** Serialises all requests from one address until the transaction ends. */
export const lockAddress = (tx: Db, hash: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`direccion ${hash}`}, 0))`.execute(tx);

export const upsertAddress = prepareQuery(
  (db, place: Places<{ usuarioId: number; hash: string; ahora: Date }>) =>
    db
      .insertInto('direcciones')
      .values({
        usuario_id: place('usuarioId'),
        direccion_hash: place('hash'),
        primera_vez: place('ahora'),
        ultima_vez: place('ahora'),
      })
      .onConflict((c) =>
        c.columns(['usuario_id', 'direccion_hash']).doUpdateSet({ ultima_vez: place('ahora') }),
      ),
);

/** People who have used an address, including dismissed people. */
export const listPeopleAt = (db: Db, hash: string) =>
  db
    .selectFrom('direcciones')
    .leftJoin('clones_permitidos', (join) =>
      join
        .onRef('clones_permitidos.usuario_id', '=', 'direcciones.usuario_id')
        .on('clones_permitidos.anulado_en', 'is', null),
    )
    .select(['direcciones.usuario_id as id', 'clones_permitidos.id as permiso'])
    .where('direcciones.direccion_hash', '=', hash)
    .orderBy('direcciones.usuario_id')
    .execute();

export const insertRegistro = (tx: Db, row: Insertable<DB['clones_registro']>) =>
  tx.insertInto('clones_registro').values(row).execute();

export const deleteAddresses = (tx: Db, usuarioId: number) =>
  countChanged(tx.deleteFrom('direcciones').where('usuario_id', '=', usuarioId));

/**
 * The people of shared addresses. Most addresses have only one person, and the query skips them.
 */
export const listShared = (db: Db) =>
  db
    .selectFrom('direcciones as d')
    .innerJoin('usuarios as u', 'u.id', 'd.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .leftJoin('clones_permitidos as p', (join) =>
      join.onRef('p.usuario_id', '=', 'u.id').on('p.anulado_en', 'is', null),
    )
    .select([
      'd.direccion_hash',
      'd.primera_vez',
      'u.id',
      'u.usuario',
      'u.despedido_en',
      'm.categoria_id',
      'p.id as permiso',
    ])
    .where(
      sql<boolean>`d.direccion_hash in (select direccion_hash from direcciones group by direccion_hash having count(*) > 1)`,
    )
    .orderBy('u.usuario')
    .orderBy('u.id')
    .execute();

export const listPermitidos = (db: Db) =>
  db
    .selectFrom('clones_permitidos as p')
    .innerJoin('usuarios as u', 'u.id', 'p.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .innerJoin('usuarios as e', 'e.id', 'p.encargado_id')
    .select(['u.id', 'u.usuario', 'm.categoria_id', 'e.usuario as encargado', 'p.fecha'])
    .where('p.anulado_en', 'is', null)
    .orderBy('u.usuario')
    .orderBy('u.id')
    .execute();

/**
 * Adds a person to the allowed list. The database has at most one active row per person.
 * @returns whether a row was inserted
 */
export async function insertPermitido(
  tx: Db,
  row: { usuario_id: number; encargado_id: number; fecha: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('clones_permitidos')
    .values(row)
    .onConflict((c) => c.column('usuario_id').where('anulado_en', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Removes a person from the list; the row stays as history. @returns whether the person was on the
 * list
 */
export const annulPermitido = (
  tx: Db,
  usuarioId: number,
  { por, ahora }: { por: number; ahora: Date },
) =>
  hasChanged(
    annulling(tx.updateTable('clones_permitidos'), { por, ahora }).where(
      'usuario_id',
      '=',
      usuarioId,
    ),
  );
