import { CLAVES } from '@garita/domain/sesion/cuenta.textos';
import type { Actor } from '../../access/Actor';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { Write, WriteScope } from '../../write/WriteScope';
import {
  accountByName,
  accountLocked,
  findClaveHash,
  lockAccount,
  mayEnter,
} from './claves.repository';
import { wasEntrada } from './entrada.service';
import { checkLimit, forgetAttempts } from './intentos.service';

export { accountByName, accountLocked, findClaveHash, lockAccount, mayEnter };

const limitOf = (id: number) => `clave:${id}`;

/**
 * Checks the actor's present password. If the actor has no password, checks the entry code of their
 * sign-in.
 * @returns the password's hash; null for an actor without a password
 * @throws Rechazo 400 for a wrong password or code; 429 after too many tries.
 */
export async function verifyPresent(
  deps: Deps,
  actor: Actor,
  { campo, clave }: { campo: string; clave: string },
): Promise<string | null> {
  await checkLimit(deps, { clave: limitOf(actor.id), max: deps.config.loginLimit });
  const hash = await findClaveHash(deps.db, actor.id);
  const fits =
    hash === null
      ? await wasEntrada(deps, actor.id, clave)
      : await deps.passwords.verify(hash, clave);
  if (!fits) throw Rechazo.invalid(campo, CLAVES.actualIncorrecta);
  return hash;
}

/** Checks the actor's own password, before any lock is taken. @returns the verified hash */
async function verifyOwnClave(deps: Deps, actor: Actor, clave: string): Promise<string> {
  const hash = await verifyPresent(deps, actor, { campo: 'clave', clave });
  if (hash === null) throw Rechazo.invalid('clave', CLAVES.actualIncorrecta);
  return hash;
}

/**
 * Locks the actor's account and checks again after the lock.
 * @throws Rechazo 409 when the verified password has changed meanwhile.
 */
export async function confirmOwnClave(
  { tx, actor }: WriteScope,
  hash: string | null,
): Promise<void> {
  if (!(await lockAccount(tx, actor.id, hash))) throw Rechazo.conflict(CLAVES.adelantada);
  await forgetAttempts(tx, limitOf(actor.id));
}

/** A call in which the user gives their own password again. */
export interface ClaveCall {
  readonly actor: Actor;
  readonly body: { readonly clave: string };
  readonly write: Write;
}

/**
 * Runs a write after checking the user's own password.
 * @throws Rechazo 400 for a wrong password, and for a user without a password; 409 when the
 * password was changed meanwhile; 429 after too many tries.
 */
export const writeWithClave = <R>(
  deps: Deps,
  { actor, body, write }: ClaveCall,
  act: (scope: WriteScope) => Promise<R>,
): Promise<R> =>
  write(
    async (scope, hash: string) => {
      await confirmOwnClave(scope, hash);
      return act(scope);
    },
    () => verifyOwnClave(deps, actor, body.clave),
  );
