import { findFailure } from '@garita/domain/reglas/Rule';
import { cambioClaveRules } from '@garita/domain/sesion/cambioClave.rules';
import { CLAVES } from '@garita/domain/sesion/cuenta.textos';
import type { Actor } from '../../access/Actor';
import type { Deps } from '../../deps';
import { Rechazo } from '../../rechazo';
import type { Write, WriteScope } from '../../write/runWrite';
import { checkLimit, forgetAttempts } from './attempts';
import { requireClaveRara } from './claveComun.service';
import { forgetLoginAttempts } from './loginLimits';
import { findClaveHash, lockAccount, revokeSesiones, setClave } from './sesion.repository';

interface CambioClave {
  /** The present password. */
  readonly clavea: string;
  /** The new one. */
  readonly claven: string;
}

const limitOf = (id: number) => `clave:${id}`;

/** Checks the present password and hashes the new one, before anything is locked. */
async function prepareChange(deps: Deps, actor: Actor, { clavea, claven }: CambioClave) {
  await checkLimit(deps, { clave: limitOf(actor.id), max: deps.config.loginLimit });
  const before = await findClaveHash(deps.db, actor.id);
  if (!(await deps.passwords.verify(before, clavea))) throw Rechazo.invalid('clavea', CLAVES.actualIncorrecta);
  return { before, after: await deps.passwords.hash(claven) };
}

/**
 * Changes one's own password: every other session ends, the one that asks stays.
 * @throws Rechazo 400 by `cambioClaveRules`, for a common password and for a wrong present one, 409 when it was changed meanwhile, 429 after too many tries.
 */
export async function changeClave(deps: Deps, write: Write<Actor>, actor: Actor, body: CambioClave) {
  const failure = findFailure(cambioClaveRules, { ...body, rclave: body.claven, usuario: actor.usuario });
  if (failure) throw Rechazo.invalid(failure.campo, failure.texto);
  await requireClaveRara(body.claven, 'claven');
  return write(
    async ({ tx, ahora, audit }, { before, after }) => {
      if (!(await lockAccount(tx, actor.id, before))) throw Rechazo.conflict(CLAVES.adelantada);
      await setClave(tx, actor.id, { hash: after, debeCambiar: false });
      const cerradas = await revokeSesiones(tx, actor.id, ahora, actor.sesionId);
      await forgetAttempts(tx, limitOf(actor.id));
      await audit({ objetivo: { tipo: 'usuario', id: actor.id }, despues: { clave: 'cambiada', sesionesCerradas: cerradas } });
      return { msg: CLAVES.cambiada, status: 0 as const };
    },
    () => prepareChange(deps, actor, body),
  );
}

/**
 * Replaces somebody's password by one that must be changed at the next sign-in, ends their sessions, and lets them try again at once.
 * @returns how many sessions were open.
 */
export async function replaceClave({ tx, ahora }: WriteScope, person: { id: number; usuario: string }, hash: string): Promise<number> {
  await setClave(tx, person.id, { hash, debeCambiar: true });
  await forgetLoginAttempts(tx, person.usuario);
  return revokeSesiones(tx, person.id, ahora);
}
