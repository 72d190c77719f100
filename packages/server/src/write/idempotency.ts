import { SERVICIO } from '@garita/domain/reglas/textos';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/tables';
import { Rechazo } from '../rechazo';

/** How long an answer is kept for its key. */
export const KEY_HOURS = 24;

/** Who did what under which key, and with which input. */
export interface KeyScope {
  readonly usuarioId: number;
  readonly operacion: string;
  readonly clave: string;
  /** Keyed hash of the input: the same key with another input is refused, and a password in it cannot be guessed from the row. */
  readonly huella: string;
}

/** Takes the key for this transaction, or says that another one is still at it: the lock is the database's and dies with its transaction. */
export async function lockKey(tx: Kysely<DB>, { usuarioId, operacion, clave }: KeyScope): Promise<void> {
  const name = `${usuarioId} ${operacion} ${clave}`;
  const { rows } = await sql<{ mio: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as mio`.execute(tx);
  if (!rows[0]?.mio) throw Rechazo.conflict(SERVICIO.enCurso);
}

/**
 * What was answered before under a key (contract: conventions), or null. The answer's row is written by the same transaction as the
 * change, so a crash leaves both or neither.
 * @throws Rechazo 409 for another input under the same key.
 */
export async function findAnswer<R>(db: Kysely<DB>, { usuarioId, operacion, clave, huella }: KeyScope): Promise<{ readonly value: R } | null> {
  const row = await db
    .selectFrom('claves_idempotencia')
    .select(['huella', 'respuesta'])
    .where('usuario_id', '=', usuarioId)
    .where('operacion', '=', operacion)
    .where('clave', '=', clave)
    .executeTakeFirst();
  if (row && row.huella !== huella) throw Rechazo.conflict(SERVICIO.claveRepetida);
  return row ? { value: row.respuesta as R } : null;
}

/** Keeps the answer for the next request with the same key. */
export async function keepAnswer(tx: Kysely<DB>, { usuarioId, operacion, clave, huella }: KeyScope, answer: unknown, now: Date): Promise<void> {
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
