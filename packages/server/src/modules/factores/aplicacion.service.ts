import { foldCodigo } from '@garita/domain/factores/codigo';
import { FACTORES } from '@garita/domain/factores/textos';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { getAgencia } from '../ajustes/ajustes.service';
import { renewCodigos } from './codigos.service';
import { settleWithout } from './factores.service';
import { seal, unseal } from './sealed';
import { findStep, SECRET_BYTES, toBase32, toOtpauth } from './totp';
import { deleteTotp, findTotp, propose, setUp } from './totp.repository';

/** Lifetime of a prepared secret that waits for its first code. */
const WAITS_MS = 15 * 60_000;

/**
 * Prepares an authenticator. Its secret becomes valid when the person confirms it with a code
 * (`confirmAplicacion`).
 * @throws Rechazo 409 when other portals could not decrypt the secret.
 */
export async function prepareAplicacion(scope: WriteScope, deps: Deps) {
  const { tx, actor, ahora, audit } = scope;
  const secret = deps.random(SECRET_BYTES);
  await propose(tx, actor.id, {
    propuesto_cifrado: await seal(tx, deps, actor.id, secret),
    propuesto_en: ahora,
  });
  await audit({ objetivo: ['usuario', actor.id], despues: { aplicacion: 'preparada' } });
  const secreto = toBase32(secret);
  const { nombre } = await getAgencia(tx);
  return {
    msg: FACTORES.preparada,
    status: 0 as const,
    secreto,
    enlace: toOtpauth({ agencia: nombre, usuario: actor.usuario, secreto }),
  };
}

/**
 * Checks the first code of the prepared authenticator. `paso` is the half minute of the code
 * (`stepOf`).
 * @throws Rechazo 409 when no authenticator is prepared; 400 for a wrong code; 503 when it was
 * prepared with another installation's secret.
 */
async function provePrepared({ tx, actor, ahora }: WriteScope, deps: Deps, codigo: string) {
  const row = await findTotp(tx, actor.id);
  const sealed =
    row?.propuesto_en && row.propuesto_en.getTime() > ahora.getTime() - WAITS_MS
      ? row.propuesto_cifrado
      : null;
  if (!sealed) throw Rechazo.conflict(FACTORES.nadaQueConfirmar);
  const secret = unseal(deps, actor.id, sealed);
  if (!secret) throw Rechazo.unavailable(FACTORES.ilegible);
  const paso = findStep(secret, foldCodigo(codigo), { now: ahora, last: null });
  if (paso === null) throw Rechazo.invalid('codigo', FACTORES.codigoIncorrecto);
  return { sealed, paso, before: row?.desde ?? null };
}

/**
 * Makes the prepared authenticator valid, in place of an earlier one.
 * @returns recovery codes
 * @throws Rechazo 400 for a wrong code; 409 when no authenticator is prepared; 503 when it was
 * prepared with another installation's secret.
 */
export async function confirmAplicacion(
  scope: WriteScope,
  deps: Deps,
  { codigo }: { codigo: string },
) {
  const { tx, actor, ahora, audit } = scope;
  const { sealed, paso, before } = await provePrepared(scope, deps, codigo);
  await setUp(tx, actor.id, { secreto_cifrado: sealed, desde: ahora, ultimo_paso: paso });
  const codigos = await renewCodigos(scope, deps);
  await audit({
    objetivo: ['usuario', actor.id],
    antes: before && { aplicacion: before },
    despues: { aplicacion: ahora, codigos: codigos.length },
  });
  return { msg: FACTORES.puesta, status: 0 as const, codigos };
}

/**
 * Removes the authenticator. If it was the last factor, the recovery codes go too.
 * @throws Rechazo 409 without an authenticator, or for the last factor while the agency demands
 * one.
 */
export async function removeAplicacion(scope: WriteScope) {
  const { tx, actor, audit } = scope;
  if (!(await deleteTotp(tx, actor.id))) throw Rechazo.conflict(FACTORES.sinAplicacion);
  await settleWithout(scope);
  await audit({
    objetivo: ['usuario', actor.id],
    antes: { aplicacion: 'puesta' },
    despues: { aplicacion: null },
  });
  return { msg: FACTORES.quitada, status: 0 as const };
}
