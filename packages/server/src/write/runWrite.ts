import { setTimeout as sleep } from 'node:timers/promises';
import type { Target } from '@garita/domain/acceso/can';
import { ACCESO } from '@garita/domain/acceso/textos';
import type { DatosPorTipo, TipoAviso } from '@garita/domain/avisos/aviso';
import type { Transaction } from 'kysely';
import type { Actor } from '../access/Actor';
import { askPeople } from '../access/actor.repository';
import { askActorAgain } from '../access/actorAgain';
import { type AuthorizeDeps, askTarget, authorize } from '../access/authorize';
import type { Operation } from '../contract/loadContract';
import { isConnectionError, isRetryable } from '../db/errors';
import { batch } from '../db/roundTrips/batch';
import type { DB } from '../db/tables';
import { Rechazo } from '../rechazo';
import { type AuditEntry, noteAudits } from './audit.repository';
import { type NuevoAviso, noteAvisos } from './avisos.repository';
import {
  askAnswer,
  askKey,
  findAnswer,
  type KeyScope,
  keepAnswer,
  nameOfKey,
  readAnswer,
  requireKey,
} from './idempotency';
import { raiseVersions } from './versions.repository';

export interface WriteScope<A extends Actor | null = Actor> {
  readonly tx: Transaction<DB>;
  /** The caller, read again and locked; null on public calls (login). */
  readonly actor: A;
  readonly ahora: Date;
  /** A write without an audit row is a bug and is rolled back. */
  readonly audit: (...entries: readonly AuditEntry[]) => Promise<void>;
  /** With the commit; never the author. The data hold only what the person may read elsewhere. */
  readonly notify: <Tipo extends TipoAviso>(
    persona: number | 'todos',
    tipo: Tipo,
    datos: DatosPorTipo[Tipo],
  ) => void;
  /** Declares that nothing changed: no audit row is needed, and no version rises. */
  readonly unchanged: () => void;
  /** Declares that the write queued a delivery, so that the sender wakes after the commit. */
  readonly willSend: () => void;
}

/** The scope of a public write, which has no caller. */
export type VisitorScope = WriteScope<Actor | null>;

/**
 * Runs the body of a write and returns its answer.
 * @param prepare slow work without a transaction (a password hash, an outside service); the body
 * gets its result. It runs before any lock, and not at all when the idempotency key has an answer
 * already.
 */
export type Write<A extends Actor | null = Actor> = <R, P = undefined>(
  body: (scope: WriteScope<A>, prepared: P) => Promise<R>,
  prepare?: () => Promise<P>,
) => Promise<R>;

export interface WriteRequest {
  readonly operation: Operation;
  readonly actor: Actor | null;
  readonly target: Target | null;
  readonly input: { readonly params: unknown; readonly query?: unknown; readonly body: unknown };
  /** The `Idempotency-Key` header. */
  readonly idempotencyKey: string | null;
  /** Called when the answer is the key's stored one. */
  readonly onRepetition?: () => void;
}

export interface WriteDeps extends AuthorizeDeps {
  readonly clock: () => Date;
  readonly keyedHash: (purpose: string, text: string) => string;
  readonly announce: () => void;
  readonly envios: { readonly wake: () => void };
}

const TRIES = 3;

/** The waits before each check of a lost commit. The embedded database opens in about a second. */
const LOOKS_MS = [0, 250, 500, 1000, 2000, 3000];

type Attempt = WriteRequest &
  Pick<WriteDeps, 'targets'> &
  Pick<WriteScope, 'willSend'> & { readonly onRaised: () => void };

/** Null for visitors and for requests without a key. */
function keyScopeOf(
  { keyedHash }: WriteDeps,
  { operation, actor, input, idempotencyKey }: WriteRequest,
): KeyScope | null {
  if (idempotencyKey === null || !actor) return null;
  return {
    usuarioId: actor.id,
    operacion: operation.id,
    clave: idempotencyKey,
    huella: keyedHash('idempotencia', JSON.stringify(input)),
  };
}

interface Beginning<R> {
  /** Locked with the target and authorized again: rank and codes may have changed. */
  readonly actor: Actor | null;
  readonly kept: { readonly value: R } | null;
}

/** In one round trip. If another request holds the key, it locks no rows and does not wait. */
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
  if (!fresh) throw Rechazo.unauthorized(ACCESO.sinSesion);
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

async function runOnce<R>(
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

/**
 * Runs the slow work of a write, unless its key has an answer already. A concurrent retry may
 * commit meanwhile, and then the work fails (the old password is no longer right). So a failure
 * checks once more for the answer.
 */
async function readyBefore<R, P>(
  { db }: WriteDeps,
  { operation }: WriteRequest,
  scope: KeyScope | null,
  prepare: () => Promise<P>,
): Promise<{ readonly kept: R } | { readonly prepared: P }> {
  const find = async () => (scope && !operation.secret ? findAnswer<R>(db, scope) : null);
  const known = await find();
  if (known) return { kept: known.value };
  try {
    return { prepared: await prepare() };
  } catch (error) {
    const meanwhile = await find();
    if (meanwhile) return { kept: meanwhile.value };
    throw error;
  }
}

/**
 * The only way to change anything. One transaction reserves the idempotency key, locks and reads
 * the caller again, runs the body, and demands an audit row. It also raises the versions of the
 * contract's `x-changes`, and stores the answer, unless it is a secret. The answer is sent after
 * the commit only.
 *
 * A deadlock or a serialization failure has changed nothing and is retried. A commit whose answer
 * was lost is retried too, where the key stores the answer. The retry finds that answer, or a
 * transaction that still runs (409), or a rollback, and then runs the write.
 * @throws Rechazo 503 `resultado-desconocido` when the outcome of a sent commit cannot be known.
 */
export async function runWrite<R, P>(
  deps: WriteDeps,
  request: WriteRequest,
  body: (scope: WriteScope<never>, prepared: P) => Promise<R>,
  prepare?: () => Promise<P>,
): Promise<R> {
  const scope = keyScopeOf(deps, request);
  let prepared = undefined as P;
  if (prepare) {
    const before = await readyBefore<R, P>(deps, request, scope, prepare);
    if ('kept' in before) {
      request.onRepetition?.();
      return before.kept;
    }
    prepared = before.prepared;
  }
  const keepsAnswer = scope !== null && !request.operation.secret;
  let [sends, raised, isLost] = [false, false, false];
  const willSend = () => {
    sends = true;
  };
  const onRaised = () => {
    raised = true;
  };
  // A retry after a lost commit is the server's own, not the caller's.
  const onRepetition = () => (isLost ? undefined : request.onRepetition?.());
  const all = { ...request, targets: deps.targets, willSend, onRaised, onRepetition };
  for (let attempt = 1, looks = 0; ; attempt++) {
    let isCommitting = false;
    try {
      const answer = await deps.db.transaction().execute(async (tx) => {
        const done = await runOnce(tx, all, scope, deps.clock(), (s) => body(s, prepared));
        isCommitting = true;
        return done;
      });
      if (raised) deps.announce();
      if (sends) deps.envios.wake();
      return answer;
    } catch (error) {
      isLost ||= isCommitting && isConnectionError(error);
      // A refusal after a lost commit means that it was rolled back, or still runs.
      if (isLost && !(error instanceof Rechazo)) {
        const wait = keepsAnswer ? LOOKS_MS[looks++] : undefined;
        if (wait === undefined)
          throw Rechazo.unknown({ isVisitor: request.actor === null, keepsAnswer });
        await sleep(wait);
      } else if (attempt >= TRIES || !isRetryable(error)) throw error;
    }
  }
}
