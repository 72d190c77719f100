import { HORAS_RECUERDO } from '@garita/domain/cambios/recuerdo';
import { SERVICIO } from '@garita/domain/reglas/textos';
import { type Kysely, sql, type Transaction } from 'kysely';
import { forgetRows } from '../db/forgetRows';
import { type Places, prepareQuery } from '../db/prepareQuery';
import type { DB } from '../db/tables';
import { later } from '../db/trips/together';
import { Rechazo } from '../rechazo';

/** Who did what under which key, and with which input. */
export interface KeyScope {
  readonly usuarioId: number;
  readonly operacion: string;
  readonly clave: string;
  /** Keyed hash of the input: the same key with another input is refused, and a password in it cannot be guessed from the row. */
  readonly huella: string;
}

/** What its lock is named. */
export const nameOfKey = ({ usuarioId, operacion, clave }: KeyScope): string =>
  `${usuarioId} ${operacion} ${clave}`;

const lockKey = prepareQuery(
  'llave de idempotencia',
  (_, place: Places<{ nombre: string }>) =>
    sql<{
      mio: boolean;
    }>`select pg_try_advisory_xact_lock(hashtextextended(${place('nombre')}::text, 0)) as mio`,
);

const answerOf = prepareQuery(
  'respuesta de una llave',
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

/** Takes the key for this transaction: the lock is the database's and dies with its transaction. */
export const askKey = (scope: KeyScope) => lockKey.with({ nombre: nameOfKey(scope) });

/** What was answered before under a key. */
export const askAnswer = (scope: KeyScope) => answerOf.with(scope);

/**
 * What {@link askKey} took.
 * @param keeps its answer will be kept, so that asking again gives it; a secret is not, and asking again would do it twice
 * @throws Rechazo 409 when another transaction is still at it
 */
export function requireKey([row]: readonly { mio: boolean }[], keeps: boolean): void {
  if (!row?.mio)
    throw keeps ? Rechazo.underWay(SERVICIO.enCurso) : Rechazo.conflict(SERVICIO.enCurso);
}

/** What {@link askAnswer} found, or null. @throws Rechazo 409 for another input under the same key. */
export function readAnswer<R>(
  [row]: readonly AnswerRow[],
  { huella }: KeyScope,
): { readonly value: R } | null {
  if (row && row.huella !== huella) throw Rechazo.conflict(SERVICIO.claveRepetida);
  return row ? { value: row.respuesta as R } : null;
}

/**
 * What was answered before under a key (contract: conventions), or null. The answer's row is written by the same transaction as the
 * change, so a crash leaves both or neither.
 * @throws Rechazo 409 for another input under the same key.
 */
export const findAnswer = async <R>(
  db: Kysely<DB>,
  scope: KeyScope,
): Promise<{ readonly value: R } | null> => readAnswer<R>(await answerOf(db, scope), scope);

const insertAnswer = prepareQuery(
  'respuesta que se guarda',
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

/** Keeps the answer for the next request with the same key, with the commit. */
export const keepAnswer = (
  tx: Transaction<DB>,
  scope: KeyScope,
  answer: unknown,
  ahora: Date,
): Promise<void> =>
  later(tx, insertAnswer.with({ ...scope, respuesta: JSON.stringify(answer), ahora }));

/** Forgets keys older than {@link HORAS_RECUERDO}; called now and then. */
export async function forgetOldKeys(db: Kysely<DB>, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - HORAS_RECUERDO * 3_600_000);
  await forgetRows(db, 'claves_idempotencia', sql`creada_en < ${limit}`);
}
