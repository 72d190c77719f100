import type { Kysely } from 'kysely';
import { annulling } from '../../db/annulling';
import type { DB } from '../../db/tables';

const selectOne = (db: Kysely<DB>) =>
  db.selectFrom('invitaciones').select(['id', 'usos', 'expira_en', 'anulado_en', 'creada_por']);

export const findByCodigo = (db: Kysely<DB>, codigo: string) =>
  selectOne(db).where('codigo_azar', '=', codigo).executeTakeFirst();

/** Locked until the transaction ends, against other registrations and a revocation. */
export const lockByCodigo = (tx: Kysely<DB>, codigo: string) =>
  selectOne(tx).where('codigo_azar', '=', codigo).forUpdate().executeTakeFirst();

export const findInvitacion = (db: Kysely<DB>, id: number) =>
  selectOne(db).where('id', '=', id).executeTakeFirst();

export async function countInvitados(db: Kysely<DB>, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('invitados')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('invitacion_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const listNewest = (db: Kysely<DB>, limit: number) =>
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

export const listInvitados = (db: Kysely<DB>, ids: readonly number[]) =>
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

interface NewInvitacion {
  readonly codigo_azar: string;
  readonly nota: string;
  readonly usos: number;
  readonly expira_en: Date | null;
  readonly creada_por: number;
  readonly creada_en: Date;
}

/** The unique constraint refuses a second invitation of the same code. @returns its id */
export const insertInvitacion = async (tx: Kysely<DB>, row: NewInvitacion): Promise<number> =>
  (await tx.insertInto('invitaciones').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const insertInvitado = (
  tx: Kysely<DB>,
  row: { usuario_id: number; invitacion_id: number; fecha: Date },
) => tx.insertInto('invitados').values(row).execute();

/**
 * Revokes an invitation. A conditional update: of two concurrent requests one changes nothing.
 * @returns whether this one revoked it
 */
export async function annul(
  tx: Kysely<DB>,
  { id, por, ahora }: { id: number; por: number; ahora: Date },
): Promise<boolean> {
  return (
    (await annulling(tx.updateTable('invitaciones'), { por, ahora })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()) !== undefined
  );
}
