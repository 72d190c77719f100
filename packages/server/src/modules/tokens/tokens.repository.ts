import { foldText } from '@garita/domain/formato/foldText';
import { type Insertable, sql } from 'kysely';
import { countChanged } from '../../db/countChanged';
import { countRows } from '../../db/countRows';
import type { Db } from '../../db/Db';
import { forgetRows } from '../../db/forgetRows';
import { inserting } from '../../db/inserting';
import type { DB } from '../../db/tables';

const DAY = 86_400_000;
/** Days for which expired and revoked tokens stay. */
const KEPT_DAYS = 30;

export const listTokens = (db: Db, usuarioId: number) =>
  db
    .selectFrom('tokens')
    .select(['id', 'nombre', 'pista', 'codigos', 'creado_en', 'ultimo_uso', 'expira_en'])
    .where('usuario_id', '=', usuarioId)
    .where('revocado_en', 'is', null)
    .orderBy('id', 'desc')
    .execute();

export const countTokens = (tx: Db, usuarioId: number) =>
  countRows(
    tx.selectFrom('tokens').where('usuario_id', '=', usuarioId).where('revocado_en', 'is', null),
  );

/**
 * Inserts a token. The unique index rejects the name of another unrevoked token of the person.
 * @returns the token's id
 */
export const insertToken = (tx: Db, row: Omit<Insertable<DB['tokens']>, 'nombre_plegado'>) =>
  inserting('tokens')(tx, { ...row, nombre_plegado: foldText(row.nombre) });

/**
 * Revokes a token. Of two concurrent calls, only one finds it.
 * @returns the token's name; undefined if the person has no such unrevoked token
 */
export const revokeToken = (
  tx: Db,
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

export const revokeTokens = (tx: Db, usuarioId: number, ahora: Date) =>
  countChanged(
    tx
      .updateTable('tokens')
      .set({ revocado_en: ahora })
      .where('usuario_id', '=', usuarioId)
      .where('revocado_en', 'is', null),
  );

/** Stores a token's last use. If another transaction has locked the row, it does nothing. */
export async function noteTokenUse(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ ultimo_uso: now })
    .where('id', 'in', (eb) =>
      eb.selectFrom('tokens').select('id').where('id', '=', id).forUpdate().skipLocked(),
    )
    .execute();
}

export async function forgetOldTokens(db: Db, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - KEPT_DAYS * DAY);
  await forgetRows(db, 'tokens', sql`expira_en < ${limit} or revocado_en < ${limit}`);
}
