import { createHash } from 'node:crypto';
import { SERVICIO } from '@garita/domain/reglas/textos';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/tables';
import { Rechazo } from '../rechazo';

/** How long an answer is kept for its key. */
export const KEY_HOURS = 24;

interface KeyScope {
  readonly usuarioId: number;
  readonly operacion: string;
  readonly clave: string;
}

export interface Reservation<R> extends KeyScope {
  readonly huella: string;
  /** The answer of the first time, when there was one. */
  readonly answer?: R;
}

const fingerprint = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('base64url');

/** Takes the key for this transaction, or says that another one is still at it: the lock is the database's and dies with its transaction. */
async function lockKey(tx: Kysely<DB>, { usuarioId, operacion, clave }: KeyScope): Promise<void> {
  const name = `${usuarioId} ${operacion} ${clave}`;
  const { rows } = await sql<{ mio: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as mio`.execute(tx);
  if (!rows[0]?.mio) throw Rechazo.conflict(SERVICIO.enCurso);
}

/**
 * Reserves a key for the running transaction and looks whether it was answered before (contract: conventions). The answer's row is
 * written by the same transaction as the change, so a crash leaves both or neither.
 * @throws Rechazo 409 for another body under the same key, or while the first request still runs.
 */
export async function reserveKey<R>(tx: Kysely<DB>, { body, ...scope }: KeyScope & { body: unknown }): Promise<Reservation<R>> {
  await lockKey(tx, scope);
  const huella = fingerprint(body);
  const row = await tx
    .selectFrom('claves_idempotencia')
    .select(['huella', 'respuesta'])
    .where('usuario_id', '=', scope.usuarioId)
    .where('operacion', '=', scope.operacion)
    .where('clave', '=', scope.clave)
    .executeTakeFirst();
  if (row && row.huella !== huella) throw Rechazo.conflict(SERVICIO.claveRepetida);
  return row ? { ...scope, huella, answer: row.respuesta as R } : { ...scope, huella };
}

/** Keeps the answer for the next request with the same key. */
export async function keepAnswer(tx: Kysely<DB>, { usuarioId, operacion, clave, huella }: Reservation<unknown>, answer: unknown, now: Date): Promise<void> {
  await tx
    .insertInto('claves_idempotencia')
    .values({ usuario_id: usuarioId, operacion, clave, huella, codigo: 200, respuesta: JSON.stringify(answer), creada_en: now })
    .execute();
}

/** Forgets keys older than {@link KEY_HOURS}; called now and then. */
export async function forgetOldKeys(db: Kysely<DB>, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - KEY_HOURS * 3_600_000);
  await db.deleteFrom('claves_idempotencia').where('creada_en', '<', limit).execute();
}
