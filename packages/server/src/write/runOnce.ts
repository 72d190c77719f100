import type { Transaction } from 'kysely';
import type { Actor } from '../access/Actor';
import { askPeople, explainEnded } from '../access/actor.repository';
import { askActorAgain } from '../access/actorAgain';
import { askTarget, authorize } from '../access/authorize';
import { batch } from '../db/roundTrips/batch';
import type { DB } from '../db/tables';
import { Rechazo } from '../rechazo';
import { type AuditEntry, noteAudits } from './audit.repository';
import { type NuevoAviso, noteAvisos } from './avisos.repository';
import {
  askAnswer,
  askKey,
  type KeyScope,
  keepAnswer,
  nameOfKey,
  readAnswer,
  requireKey,
} from './idempotency';
import { raiseVersions } from './versions.repository';
import type { WriteDeps, WriteRequest, WriteScope } from './WriteScope';

export type Attempt = WriteRequest &
  Pick<WriteDeps, 'targets'> &
  Pick<WriteScope, 'willSend'> & { readonly onRaised: () => void };

interface Beginning<R> {
  /**
   * The caller. The transaction has locked the caller and the target and has checked the rights
   * again: rank and permissions may have changed.
   */
  readonly actor: Actor | null;
  readonly kept: { readonly value: R } | null;
}

/**
 * Locks the key, locks the people, and reads the caller and the target, in one round trip. If
 * another request holds the key, this request locks no people and does not wait.
 */
async function begin<R>(
  tx: Transaction<DB>,
  request: Attempt,
  scope: KeyScope | null,
  ahora: Date,
): Promise<Beginning<R>> {
  const { operation, actor, target, input, targets } = request;
  if (!actor) return { actor, kept: null };
  const again = askActorAgain(actor, ahora);
  const keeps = scope !== null && !operation.secret;
  const asksTarget = askTarget(targets, operation, input);
  const asked = await batch(tx, {
    key: scope && askKey(scope),
    answer: keeps ? askAnswer(scope) : null,
    locked: askPeople(target ? [actor.id, target.id] : [actor.id], scope && nameOfKey(scope)),
    again: again?.query ?? null,
    target: asksTarget,
  });
  if (scope) requireKey(asked.key, keeps);
  const kept = keeps ? readAnswer<R>(asked.answer, scope) : null;
  if (kept) return { actor, kept };
  const fresh = again?.read(asked.again);
  if (!fresh) throw Rechazo.unauthorized(await explainEnded(tx, actor));
  await authorize({ db: tx, targets }, operation, fresh, input, asksTarget && asked.target);
  return { actor: fresh, kept };
}

async function runBody<R>(
  tx: Transaction<DB>,
  { operation, willSend, onRaised, actor }: Attempt,
  ahora: Date,
  body: (scope: WriteScope<never>) => Promise<R>,
): Promise<R> {
  let [audited, settled] = [false, false];
  const author = {
    actorId: actor?.id ?? null,
    conToken: actor?.token?.nombre ?? null,
    operacion: operation.id,
    fecha: ahora,
  };
  const audit = async (...entries: readonly AuditEntry[]) => {
    if (entries.length === 0) return;
    audited = true;
    await noteAudits(tx, author, entries);
  };
  const unchanged = () => {
    settled = true;
  };
  const avisos: NuevoAviso[] = [];
  const notify: WriteScope['notify'] = (persona, tipo, datos) =>
    void avisos.push({ usuarioId: persona === 'todos' ? null : persona, tipo, datos, causa: null });
  const answer = await body({
    tx,
    actor: actor as never,
    ahora,
    audit,
    notify,
    unchanged,
    willSend,
  });
  if (!audited && !settled) throw new Error(`${operation.id} wrote without an audit row`);
  if (audited) {
    if (avisos.length > 0) await noteAvisos(tx, avisos, author);
    await raiseVersions(tx, operation.changes);
    onRaised();
  }
  return answer;
}

/**
 * The work of one transaction. Returns the key's stored answer, or runs the body and writes its
 * audit rows, notices and versions.
 */
export async function runOnce<R>(
  tx: Transaction<DB>,
  request: Attempt,
  scope: KeyScope | null,
  ahora: Date,
  body: (scope: WriteScope<never>) => Promise<R>,
): Promise<R> {
  const { actor, kept } = await begin<R>(tx, request, scope, ahora);
  if (kept) {
    request.onRepetition?.();
    return kept.value;
  }
  const answer = await runBody(tx, { ...request, actor }, ahora, body);
  if (scope && !request.operation.secret) await keepAnswer(tx, scope, answer, ahora);
  return answer;
}
