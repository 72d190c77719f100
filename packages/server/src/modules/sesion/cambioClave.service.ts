import { cambioClaveRules } from '@garita/domain/sesion/cambioClave.rules';
import { CLAVES } from '@garita/domain/sesion/cuenta.textos';
import type { Actor } from '../../access/Actor';
import { checkRules } from '../../checkRules';
import type { Deps } from '../../gate/Deps';
import type { Body } from '../../gate/handlers';
import type { AnyoneScope, Write } from '../../write/WriteScope';
import { requireClaveRara } from '../claves/claveComun.service';
import { confirmOwnClave, verifyPresent } from '../claves/claves.service';
import { endEntrada } from '../claves/entrada.service';
import { forgetLoginAttempts } from '../claves/intentos.service';
import { setClaveHash } from '../personas/cuenta.repository';
import { revocarTokensDe } from '../tokens/revocar.service';
import { endRetos } from './reto.repository';
import { revokeSesiones } from './sesion.repository';

/**
 * Sets a password. Ends the entry code, and the second-factor challenges that a sign-in with the
 * old password opened.
 */
async function setClave(
  { tx }: AnyoneScope,
  id: number,
  clave: Parameters<typeof setClaveHash>[2],
): Promise<void> {
  await setClaveHash(tx, id, clave);
  await endRetos(tx, id);
  await endEntrada(tx, id);
}

/**
 * Changes the caller's password, ends all their other sessions and revokes their tokens.
 * @throws Rechazo 400 by `cambioClaveRules`, for a common password and for a wrong present
 * password; 409 if the password has changed meanwhile; 429 after too many tries.
 */
export async function changeClave(
  deps: Deps,
  write: Write,
  actor: Actor,
  body: Body<'cambioClave'>,
) {
  checkRules(cambioClaveRules, {
    ...body,
    rclave: body.claven,
    usuario: actor.usuario,
  });
  await requireClaveRara(body.claven, 'claven');
  return write(
    async (scope, { before, after }) => {
      const { tx, ahora, audit } = scope;
      await confirmOwnClave(scope, before);
      await setClave(scope, actor.id, { hash: after, debeCambiar: false });
      const cerradas = await revokeSesiones(tx, actor.id, ahora, actor.sesionId);
      const revocados = await revocarTokensDe(scope, actor.id);
      await audit({
        objetivo: ['usuario', actor.id],
        despues: { clave: 'cambiada', sesionesCerradas: cerradas, tokensRevocados: revocados },
      });
      return { msg: CLAVES.cambiada, status: 0 as const };
    },
    async () => ({
      before: await verifyPresent(deps, actor, { campo: 'clavea', clave: body.clavea }),
      after: await deps.passwords.hash(body.claven),
    }),
  );
}

/**
 * Replaces a person's password, ends their sessions, revokes their tokens and clears the failed
 * attempts at their account.
 * @param clave.debeCambiar whether another person knows the password, so that the person must
 * change it at the next sign-in
 * @returns how many sessions it ended
 */
export async function replaceClave(
  scope: AnyoneScope,
  person: { id: number; usuario: string },
  clave: { hash: string; debeCambiar: boolean },
): Promise<number> {
  const { tx, ahora } = scope;
  await setClave(scope, person.id, clave);
  await forgetLoginAttempts(tx, person.usuario);
  await revocarTokensDe(scope, person.id);
  return revokeSesiones(tx, person.id, ahora);
}
