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
import type { DB } from '../db/tables';
import { together } from '../db/trips/together';
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

/** What the body of a write works with. */
export interface WriteScope<A extends Actor | null = Actor | null> {
  /** The open transaction; nothing of a write happens outside it. */
  readonly tx: Transaction<DB>;
  /** Who acts, read afresh and locked. Public calls (login) have nobody here. */
  readonly actor: A;
  /** The one moment at which all of the write happens. */
  readonly ahora: Date;
  /** Notes what changed, to one thing or to each of many; a write that notes nothing is a programming error and is rolled back. */
  readonly audit: (...entries: readonly AuditEntry[]) => Promise<void>;
  /**
   * Tells a person, or everybody, what concerns them, with the commit of what was done; never whoever does it. The data say no more than the person may
   * read elsewhere.
   */
  readonly notify: <Tipo extends TipoAviso>(
    persona: number | 'todos',
    tipo: Tipo,
    datos: DatosPorTipo[Tipo],
  ) => void;
  /** Says that all was already as wanted: there is nothing to note, and no list has changed. */
  readonly unchanged: () => void;
  /** Says that something is to be sent outside once this is committed. */
  readonly willSend: () => void;
}

/**
 * Runs the body of a write and gives its answer.
 * @param prepare slow work that needs no transaction (a password hash, an outside service) and whose result the body gets: it runs before
 * anything is locked, and not at all when the answer is already known from the idempotency key.
 */
export type Write<A extends Actor | null> = <R, P = undefined>(
  body: (scope: WriteScope<A>, prepared: P) => Promise<R>,
  prepare?: () => Promise<P>,
) => Promise<R>;

export interface WriteRequest {
  readonly operation: Operation;
  readonly actor: Actor | null;
  readonly target: Target | null;
  readonly input: { readonly params: unknown; readonly query?: unknown; readonly body: unknown };
  /** The `Idempotency-Key`, if the request carries one. */
  readonly idempotencyKey: string | null;
  /** Called when the answer is the one that the key already had. */
  readonly onRepetition?: () => void;
}

export interface WriteDeps extends AuthorizeDeps {
  readonly clock: () => Date;
  readonly keyedHash: (purpose: string, text: string) => string;
  /** Tells everybody who looks on that something has been committed. */
  readonly announce: () => void;
  /** Who sends outside what has happened. */
  readonly envios: { readonly wake: () => void };
}

const TRIES = 3;

/**
 * How long to wait before each look for what became of a commit whose answer was lost, in milliseconds: the embedded database takes about a second to
 * open again, and a server that takes over from another one a few.
 */
const LOOKS_MS = [0, 250, 500, 1000, 2000, 3000];

/** A request with what its person is looked up by. */
type Attempt = WriteRequest &
  Pick<WriteDeps, 'targets'> &
  Pick<WriteScope, 'willSend'> & { readonly onRaised: () => void };

/** The key under which a request's answer is kept; null for visitors and for requests without one. */
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

/** What a write begins with. */
interface Beginning<R> {
  /** The actor as of now, locked together with the target, and admitted once more: rank and codes may have changed since the gate. */
  readonly actor: Actor | null;
  /** What was answered before under the key. */
  readonly kept: { readonly value: R } | null;
}

/** Takes the key, locks and reads, all in one trip. A key that another request holds makes nobody wait: then nobody is locked. */
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
  const asked = await together(tx, {
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

/** Runs the body, and sees that it notes what it does. */
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
 * The slow work of a write, unless its key has an answer already. Its twin may commit while it runs, so that the work fails because the
 * thing is done (the old password is no longer right): whoever fails asks for the answer once more before saying so.
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
 * The one way in which anything changes: one transaction that reserves the idempotency key, locks and reads the actor afresh, runs the
 * body, demands an audit row, raises the versions of the temas that the contract says it changes, and keeps the answer, unless it is a
 * secret. Nothing is answered before the commit. A deadlock or a lost serialization is tried again; it has changed nothing. So is a commit whose answer was
 * lost, where the key keeps the answer: the next try finds it, or that the transaction is still running (409), or that it was rolled back, and does it then.
 * @throws Rechazo 503 `resultado-desconocido` when a commit was sent and what became of it cannot be found out.
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
  // A first answer that was lost is no repetition for whoever asks once.
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
      // A refusal after that means that it was rolled back, or is still running.
      if (isLost && !(error instanceof Rechazo)) {
        const wait = keepsAnswer ? LOOKS_MS[looks++] : undefined;
        if (wait === undefined)
          throw Rechazo.unknown({ isVisitor: request.actor === null, keepsAnswer });
        await sleep(wait);
      } else if (attempt >= TRIES || !isRetryable(error)) throw error;
    }
  }
}
