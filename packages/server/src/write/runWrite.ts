import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { isConnectionError, isRetryable } from '../db/errors';
import type { DB } from '../db/tables';
import { Rechazo } from '../rechazo';
import { findAnswer, type KeyScope } from './idempotency';
import { runOnce } from './runOnce';
import type { WriteDeps, WriteRequest, WriteScope } from './WriteScope';

const TRIES = 3;
/** The waits before each check of a lost commit. The embedded database opens in about a second. */
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
 * Runs the slow work of a write, if any, unless its key has an answer already. A concurrent retry
 * may commit meanwhile, and then the work fails (the old password is no longer right). So a failure
 * checks once more for the answer.
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
 * @param run gets whether an earlier commit's answer was lost
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
      // A refusal after a lost commit means that it was rolled back, or still runs.
      if (isLost && !(error instanceof Rechazo)) {
        const wait = keeps ? LOOKS_MS[looks++] : undefined;
        if (wait === undefined) throw Rechazo.unknown({ isVisitor, keepsAnswer: keeps });
        await sleep(wait);
      } else if (attempt >= TRIES || !isRetryable(error)) throw error;
    }
  }
}

/**
 * The only way for a call to change anything. One transaction reserves the idempotency key, locks
 * and reads the caller again, runs the body, and demands an audit row. It also raises the versions
 * of the contract's `x-changes`, and stores the answer, unless it is a secret. The answer is sent
 * after the commit only.
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
    // A retry after a lost commit is the server's own, not the caller's.
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
