import { foldText } from '@garita/domain/formato/foldText';
import { type Insertable, type Kysely, sql } from 'kysely';
import { forgetRows } from '../../db/forgetRows';
import type { DB } from '../../db/tables';

const DAY = 86_400_000;
/** Retention of expired and revoked tokens, in days. */
const KEPT_DAYS = 30;

export const listTokens = (db: Kysely<DB>, usuarioId: number) =>
  db
    .selectFrom('tokens')
    .select(['id', 'nombre', 'pista', 'codigos', 'creado_en', 'ultimo_uso', 'expira_en'])
    .where('usuario_id', '=', usuarioId)
    .where('revocado_en', 'is', null)
    .orderBy('id', 'desc')
    .execute();

export async function countTokens(tx: Kysely<DB>, usuarioId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('tokens')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('usuario_id', '=', usuarioId)
    .where('revocado_en', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Inserts a token. The unique index rejects a name that another unrevoked token of the person has.
 * @returns its id.
 */
export async function insertToken(
  tx: Kysely<DB>,
  row: Omit<Insertable<DB['tokens']>, 'nombre_plegado'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('tokens')
    .values({ ...row, nombre_plegado: foldText(row.nombre) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Revokes one of a person's tokens by one conditional update, so of two concurrent calls only one
 * finds it.
 * @returns its name; undefined if there is no such token.
 */
export const revokeToken = (
  tx: Kysely<DB>,
  { id, usuarioId, ahora }: { id: number; usuarioId: number; ahora: Date },
) =>
  tx
    .updateTable('tokens')
    .set({ revocado_en: ahora })
    .where('id', '=', id)
    .where('usuario_id', '=', usuarioId)
    .where('revocado_en', 'is', null)
    .returning('nombre')
    .executeTakeFirst();

export async function revokeTokens(
  tx: Kysely<DB>,
  usuarioId: number,
  ahora: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('tokens')
    .set({ revocado_en: ahora })
    .where('usuario_id', '=', usuarioId)
    .where('revocado_en', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Records a token's use, unless a concurrent use or revocation has its row locked. */
export async function noteTokenUse(db: Kysely<DB>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ ultimo_uso: now })
    .where('id', 'in', (eb) =>
      eb.selectFrom('tokens').select('id').where('id', '=', id).forUpdate().skipLocked(),
    )
    .execute();
}

export async function forgetOldTokens(db: Kysely<DB>, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - KEPT_DAYS * DAY);
  await forgetRows(db, 'tokens', sql`expira_en < ${limit} or revocado_en < ${limit}`);
}
