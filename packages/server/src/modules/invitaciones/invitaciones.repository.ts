import type { Insertable } from 'kysely';
import { annulling } from '../../db/annulling';
import { hasChanged } from '../../db/countChanged';
import { countRows } from '../../db/countRows';
import type { Db } from '../../db/Db';
import { inserting } from '../../db/inserting';
import type { DB } from '../../db/tables';

const selectOne = (db: Db) =>
  db.selectFrom('invitaciones').select(['id', 'usos', 'expira_en', 'anulado_en', 'creada_por']);

export const findByCodigo = (db: Db, codigo: string) =>
  selectOne(db).where('codigo_azar', '=', codigo).executeTakeFirst();

/** Finds an invitation by its code, and locks it against other registrations and a revocation. */
export const lockByCodigo = (tx: Db, codigo: string) =>
  selectOne(tx).where('codigo_azar', '=', codigo).forUpdate().executeTakeFirst();

export const findInvitacion = (db: Db, id: number) =>
  selectOne(db).where('id', '=', id).executeTakeFirst();

export const countInvitados = (db: Db, id: number) =>
  countRows(db.selectFrom('invitados').where('invitacion_id', '=', id));

export const listNewest = (db: Db, limit: number) =>
  db
    .selectFrom('invitaciones as i')
    .innerJoin('usuarios as c', 'c.id', 'i.creada_por')
    .select([
      'i.id',
      'i.codigo_azar as codigo',
      'i.nota',
      'i.usos',
      'i.expira_en',
      'i.creada_en',
      'i.anulado_en',
      'c.usuario as creadaPor',
    ])
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute();

export const listInvitados = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('invitados as v')
        .innerJoin('usuarios as u', 'u.id', 'v.usuario_id')
        .select(['v.invitacion_id', 'u.id', 'u.usuario', 'v.fecha'])
        .where('v.invitacion_id', 'in', [...ids])
        .orderBy('v.fecha')
        .orderBy('u.id')
        .execute();

/**
 * Inserts an invitation. The unique constraint refuses a second one with the same code. @returns
 * the invitation's id
 */
export const insertInvitacion = inserting('invitaciones');

export const insertInvitado = (tx: Db, row: Insertable<DB['invitados']>) =>
  tx.insertInto('invitados').values(row).execute();

/**
 * Marks an invitation as revoked. Of two concurrent revocations one succeeds.
 * @returns whether this call revoked the invitation
 */
export const annul = (tx: Db, { id, por, ahora }: { id: number; por: number; ahora: Date }) =>
  hasChanged(annulling(tx.updateTable('invitaciones'), { por, ahora }).where('id', '=', id));
