import { IDEMPOTENCY_HOURS } from '@garita/domain/cambios/idempotency';
import { SERVICIO } from '@garita/domain/reglas/textos';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../db/Db';
import { forgetRows } from '../db/forgetRows';
import { type Places, prepareQuery } from '../db/prepareQuery';
import { later } from '../db/roundTrips/batch';
import type { DB } from '../db/tables';
import { Rechazo } from '../rechazo';

export interface KeyScope {
  readonly usuarioId: number;
  readonly operacion: string;
  readonly clave: string;
  /**
   * A keyed hash of the input. It detects another input under the same key, and does not reveal a
   * password in the input.
   */
  readonly huella: string;
}

export const nameOfKey = ({ usuarioId, operacion, clave }: KeyScope): string =>
  `${usuarioId} ${operacion} ${clave}`;

const lockKey = prepareQuery(
  (_, place: Places<{ nombre: string }>) =>
    sql<{
      mio: boolean;
    }>`select pg_try_advisory_xact_lock(hashtextextended(${place('nombre')}::text, 0)) as mio`,
);

const answerOf = prepareQuery(
  (db, place: Places<Pick<KeyScope, 'usuarioId' | 'operacion' | 'clave'>>) =>
    db
      .selectFrom('claves_idempotencia')
      .select(['huella', 'respuesta'])
      .where('usuario_id', '=', place('usuarioId'))
      .where('operacion', '=', place('operacion'))
      .where('clave', '=', place('clave')),
);

interface AnswerRow {
  readonly huella: string;
  readonly respuesta: unknown;
}

/** Tries to lock the key until the transaction ends. */
export const askKey = (scope: KeyScope) => lockKey.with({ nombre: nameOfKey(scope) });

export const askAnswer = (scope: KeyScope) => answerOf.with(scope);

/**
 * Checks the result of {@link askKey}.
 * @param keeps whether the portal stores the answer for a retry. It never stores a secret, so a
 * retry of such a call would repeat the write
 * @throws Rechazo 409 when another transaction holds the key.
 */
export function requireKey([row]: readonly { mio: boolean }[], keeps: boolean): void {
  if (!row?.mio)
    throw keeps ? Rechazo.underWay(SERVICIO.enCurso) : Rechazo.conflict(SERVICIO.enCurso);
}

/** @throws Rechazo 409 for another input under the same key */
export function readAnswer<R>(
  [row]: readonly AnswerRow[],
  { huella }: KeyScope,
): { readonly value: R } | null {
  if (row && row.huella !== huella) throw Rechazo.conflict(SERVICIO.claveRepetida);
  return row ? { value: row.respuesta as R } : null;
}

/**
 * The stored answer of a key (contract: conventions); null if there is none. The answer's row
 * commits with the change, so a crash leaves both or neither.
 */
export const findAnswer = async <R>(
  db: Db,
  scope: KeyScope,
): Promise<{ readonly value: R } | null> => readAnswer<R>(await answerOf(db, scope), scope);

const insertAnswer = prepareQuery(
  (db, place: Places<KeyScope & { respuesta: string; ahora: Date }>) =>
    db.insertInto('claves_idempotencia').values({
      usuario_id: place('usuarioId'),
      operacion: place('operacion'),
      clave: place('clave'),
      huella: place('huella'),
      codigo: 200,
      respuesta: place('respuesta'),
      creada_en: place('ahora'),
    }),
);

/** Stores the answer for a retry under the same key. It commits with the write. */
export const keepAnswer = (
  tx: Transaction<DB>,
  scope: KeyScope,
  answer: unknown,
  ahora: Date,
): Promise<void> =>
  later(tx, insertAnswer.with({ ...scope, respuesta: JSON.stringify(answer), ahora }));

export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - IDEMPOTENCY_HOURS * 3_600_000);
  await forgetRows(db, 'claves_idempotencia', sql`creada_en < ${limit}`);
}
