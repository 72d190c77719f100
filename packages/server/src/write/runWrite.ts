import type { Target } from '@garita/domain/acceso/can';
import { ACCESO } from '@garita/domain/acceso/textos';
import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../access/Actor';
import { findActorBySession, lockPeople } from '../access/actor.repository';
import { authorize } from '../access/authorize';
import type { Operation } from '../contract/loadContract';
import { isRetryable } from '../db/errors';
import type { DB } from '../db/tables';
import { Rechazo } from '../rechazo';
import { type AuditEntry, insertAudit } from './audit.repository';
import { keepAnswer, type Reservation, reserveKey } from './idempotency';
import { raiseVersions } from './versions.repository';

/** What the body of a write works with. */
export interface WriteScope<A extends Actor | null = Actor | null> {
  /** The open transaction; nothing of a write happens outside it. */
  readonly tx: Transaction<DB>;
  /** Who acts, read afresh and locked. Public calls (login) have nobody here. */
  readonly actor: A;
  /** The one moment at which all of the write happens. */
  readonly ahora: Date;
  /** Notes what changed; a write that notes nothing is a programming error and is rolled back. */
  readonly audit: (entry: AuditEntry) => Promise<void>;
}

/** Runs the body of a write and gives its answer. */
export type Write<A extends Actor | null> = <R>(body: (scope: WriteScope<A>) => Promise<R>) => Promise<R>;

export interface WriteRequest {
  readonly operation: Operation;
  readonly actor: Actor | null;
  readonly target: Target | null;
  readonly input: { readonly params: unknown; readonly body: unknown };
  /** The `Idempotency-Key`, if the request carries one. */
  readonly idempotencyKey: string | null;
}

export interface WriteDeps {
  readonly db: Kysely<DB>;
  readonly clock: () => Date;
}

const TRIES = 3;

/** The actor as of now, locked together with the target, and admitted once more: rank and codes may have changed since the gate. */
async function readAfresh(tx: Transaction<DB>, { operation, actor, target, input }: WriteRequest): Promise<Actor | null> {
  if (!actor) return null;
  await lockPeople(tx, [...new Set([actor.id, ...(target ? [target.id] : [])])]);
  const fresh = await findActorBySession(tx, actor.sesionId);
  if (!fresh) throw Rechazo.unauthorized(ACCESO.sinSesion);
  await authorize(tx, operation, fresh, input);
  return fresh;
}

async function runOnce<R>(tx: Transaction<DB>, request: WriteRequest, ahora: Date, body: (scope: WriteScope<never>) => Promise<R>): Promise<R> {
  const { operation } = request;
  let reservation: Reservation<R> | null = null;
  if (request.idempotencyKey !== null && request.actor) {
    reservation = await reserveKey<R>(tx, { usuarioId: request.actor.id, operacion: operation.id, clave: request.idempotencyKey, body: request.input.body });
    if (reservation.answer !== undefined) return reservation.answer;
  }
  const actor = await readAfresh(tx, request);
  let audited = false;
  const audit = async (entry: AuditEntry) => {
    audited = true;
    await insertAudit(tx, { actorId: actor?.id ?? null, operacion: operation.id, fecha: ahora, ...entry });
  };
  const answer = await body({ tx, actor: actor as never, ahora, audit });
  if (!audited) throw new Error(`${operation.id} wrote without an audit row`);
  await raiseVersions(tx, operation.changes);
  if (reservation) await keepAnswer(tx, reservation, answer, ahora);
  return answer;
}

/**
 * The one way in which anything changes: one transaction that reserves the idempotency key, locks and reads the actor afresh, runs the
 * body, demands an audit row, raises the versions of the temas that the contract says it changes, and keeps the answer. Nothing is
 * answered before the commit. A deadlock or a lost serialization is tried again; it has changed nothing.
 */
export async function runWrite<R>({ db, clock }: WriteDeps, request: WriteRequest, body: (scope: WriteScope<never>) => Promise<R>): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute((tx) => runOnce(tx, request, clock(), body));
    } catch (error) {
      if (attempt >= TRIES || !isRetryable(error)) throw error;
    }
  }
}
