import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { isConnectionError, isRetryable } from '../db/errors';
import type { DB } from '../db/tables';
import { Rechazo } from '../rechazo';
import { findAnswer, type KeyScope } from './idempotency';
import { runOnce } from './runOnce';
import type { WriteDeps, WriteRequest, WriteScope } from './WriteScope';

const TRIES = 3;
/**
 * Milliseconds before each check for the outcome of a lost commit. The embedded database opens
 * again in about a second.
 */
const LOOKS_MS = [0, 250, 500, 1000, 2000, 3000];

/** The scope of a request's idempotency key; null for visitors and for requests without a key. */
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

/** Whether the answer is stored for a retry. */
const keepsAnswer = ({ operation }: WriteRequest, scope: KeyScope | null): scope is KeyScope =>
  scope !== null && !operation.secret;

/**
 * Runs the slow work of a write, if any, unless the key has an answer already. A concurrent retry
 * may commit meanwhile and make the work fail (the old password is no longer right). So after a
 * failure it looks for the answer once more.
 */
async function readyBefore<R, P>(
  { db }: WriteDeps,
  request: WriteRequest,
  scope: KeyScope | null,
  prepare: (() => Promise<P>) | undefined,
): Promise<{ readonly kept: R } | { readonly prepared: P }> {
  if (!prepare) return { prepared: undefined as P };
  const find = async () => (keepsAnswer(request, scope) ? findAnswer<R>(db, scope) : null);
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
 * Runs a transaction until its outcome is known.
 * @param run gets whether the answer to an earlier commit was lost
 * @throws Rechazo 503 `resultado-desconocido` as {@link runWrite}
 */
async function commit<R>(
  { db }: WriteDeps,
  isVisitor: boolean,
  keeps: boolean,
  run: (tx: Transaction<DB>, isLost: boolean) => Promise<R>,
): Promise<R> {
  let isLost = false;
  for (let attempt = 1, looks = 0; ; attempt++) {
    let isCommitting = false;
    try {
      return await db.transaction().execute(async (tx) => {
        const done = await run(tx, isLost);
        isCommitting = true;
        return done;
      });
    } catch (error) {
      isLost ||= isCommitting && isConnectionError(error);
      // After a lost commit, a Rechazo is an outcome: the commit was rolled back and the retry was
      // refused, or the first transaction still runs.
      if (isLost && !(error instanceof Rechazo)) {
        const wait = keeps ? LOOKS_MS[looks++] : undefined;
        if (wait === undefined) throw Rechazo.unknown({ isVisitor, keepsAnswer: keeps });
        await sleep(wait);
      } else if (attempt >= TRIES || !isRetryable(error)) throw error;
    }
  }
}

/**
 * The only way for a call to change anything. One transaction locks the idempotency key, locks and
 * reads the caller again, runs the body, and requires an audit row. It also raises the versions of
 * the contract's `x-changes`, and stores the answer, unless it is a secret. The portal answers only
 * after the commit.
 *
 * A deadlock or a serialization failure has changed nothing, so the portal runs the transaction
 * again. If the database's answer to a commit was lost and the key stores the answer, the portal
 * also runs it again. Then it finds the stored answer, or a transaction that still runs (409).
 * After a rollback it finds neither, and does the write.
 * @throws Rechazo 503 `resultado-desconocido` when the portal cannot learn the outcome of a commit.
 */
export async function runWrite<R, P>(
  deps: WriteDeps,
  request: WriteRequest,
  body: (scope: WriteScope<never>, prepared: P) => Promise<R>,
  prepare?: () => Promise<P>,
): Promise<R> {
  const scope = keyScopeOf(deps, request);
  const before = await readyBefore<R, P>(deps, request, scope, prepare);
  if ('kept' in before) {
    request.onRepetition?.();
    return before.kept;
  }
  const after = { sends: false, raised: false };
  const willSend = () => {
    after.sends = true;
  };
  const onRaised = () => {
    after.raised = true;
  };
  const run = (tx: Transaction<DB>, isLost: boolean) => {
    // After a lost commit the portal itself repeats the write. For the caller, that is no
    // repetition.
    const onRepetition = () => (isLost ? undefined : request.onRepetition?.());
    const attempt = { ...request, targets: deps.targets, willSend, onRaised, onRepetition };
    return runOnce(tx, attempt, scope, deps.clock(), (own) => body(own, before.prepared));
  };
  const keeps = keepsAnswer(request, scope);
  const answer = await commit(deps, request.actor === null, keeps, run);
  if (after.raised) deps.announce();
  if (after.sends) deps.envios.wake();
  return answer;
}
