import type { components } from '@garita/api-client/schema';
import { foldCodigo, isCodigoDeApp } from '@garita/domain/factores/codigo';
import { codigoRules } from '@garita/domain/factores/factores.rules';
import { FACTORES } from '@garita/domain/factores/textos';
import { must } from '@garita/domain/must';
import { SESION } from '@garita/domain/sesion/textos';
import type { Actor } from '../../access/Actor';
import { hashSecret } from '../../access/token';
import { checkRules } from '../../checkRules';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { AnyoneScope, Write } from '../../write/WriteScope';
import { findClaveHash, lockAccount } from '../claves/claves.service';
import { countAttempt, refuseExceeded, settleAttempt } from '../claves/intentos.service';
import { type Respuesta, takeRespuesta } from '../factores/answer.service';
import { insertAccesoFallido } from './accesos.repository';
import { openSession, type Visita } from './openSession.service';
import { endReto, MAX_INTENTOS, returnIntento, takeIntento } from './reto.repository';
import { nextSesion } from './sesion.repository';

/** The maximum of wrong codes per person in 15 minutes. Beyond it, recovery codes still work. */
const MAX_POR_PERSONA = 5;

interface Answered extends Visita {
  readonly reto: string;
  readonly respuesta: Respuesta;
}

interface FactorInput extends Omit<Answered, 'respuesta'> {
  readonly codigo?: string;
  readonly llave?: components['schemas']['LlaveRespuesta'];
}

type Reto = NonNullable<Awaited<ReturnType<typeof takeIntento>>>;

async function enter(
  scope: AnyoneScope,
  deps: Deps,
  reto: Reto,
  { respuesta, address, dispositivo, sitio, ...answered }: Answered,
) {
  const { tx, ahora } = scope;
  const id = reto.usuario_id;
  // The account is locked first, so the second of two concurrent answers sees what the first has
  // used. A password that was changed meanwhile has ended the challenge.
  if (!(await lockAccount(tx, id, await findClaveHash(tx, id))))
    throw Rechazo.conflict(FACTORES.retoTerminado);
  if (!(await endReto(tx, reto.id))) throw Rechazo.conflict(FACTORES.retoTerminado);
  const given = await takeRespuesta(tx, deps, id, respuesta, {
    reto: answered.reto,
    sitio,
    now: ahora,
  });
  const [sesion] = await nextSesion(tx, {});
  const entering = {
    id,
    sesionId: must(sesion, 'The id of the new session').id,
    address,
    dispositivo,
  };
  const token = await openSession(scope, deps, entering, given);
  return { error: 0 as const, token, msg: SESION.entraste };
}

/** Counts a code of the authenticator. @throws Rechazo 429 after too many codes for the person. */
async function countCodigo(
  { db, clock }: Deps,
  reto: Reto,
  { respuesta }: Answered,
): Promise<readonly string[]> {
  if ('llave' in respuesta || !isCodigoDeApp(foldCodigo(respuesta.codigo))) return [];
  const { claves, exceeded } = await countAttempt(
    db,
    [{ clave: `factor:${reto.usuario_id}`, max: MAX_POR_PERSONA }],
    clock(),
  );
  if (exceeded) throw refuseExceeded(exceeded, clock());
  return claves;
}

/**
 * Records a wrong answer.
 * @returns the refusal; after the last try it says that the password must be given again
 */
async function toRefusal(
  { db, hashAddress, clock }: Deps,
  reto: Reto,
  { address }: Answered,
  refusal: Rechazo,
): Promise<Rechazo> {
  await insertAccesoFallido(db, {
    usuario_id: reto.usuario_id,
    direccion_hash: hashAddress(address),
    fecha: clock(),
  });
  return reto.intentos < MAX_INTENTOS ? refusal : Rechazo.conflict(FACTORES.retoTerminado);
}

/** @throws Rechazo 400 for a code and a passkey at once, for neither, and for an empty code. */
function readRespuesta({ codigo, llave }: FactorInput): Respuesta {
  if (llave) {
    if (codigo !== undefined) throw Rechazo.invalid('llave', FACTORES.unaForma);
    return { llave };
  }
  const values = { codigo: codigo ?? '' };
  checkRules(codigoRules, values);
  return values;
}

/**
 * Completes a sign-in with the second factor.
 * @throws Rechazo 400 for an empty code and for two answers at once; 401 for a wrong answer; 409
 * when the person must give the password again; 429 after too many wrong codes; 503 if the portal
 * cannot decrypt the authenticator, which does not count as an attempt.
 */
export async function loginFactor(deps: Deps, write: Write<Actor | null>, given: FactorInput) {
  const answered = { ...given, respuesta: readRespuesta(given) };
  const reto = await takeIntento(deps.db, hashSecret(answered.reto), deps.clock());
  if (!reto) throw Rechazo.conflict(FACTORES.retoTerminado);
  const claves = await countCodigo(deps, reto, answered);
  try {
    const answer = await write((scope) => enter(scope, deps, reto, answered));
    await settleAttempt(deps.db, claves, claves[0] ?? null).catch(() => undefined);
    return answer;
  } catch (error) {
    if (error instanceof Rechazo && error.httpStatus === 401)
      throw await toRefusal(deps, reto, answered, error);
    await settleAttempt(deps.db, claves, null).catch(() => undefined);
    if (error instanceof Rechazo && error.httpStatus === 503)
      await returnIntento(deps.db, reto.id).catch(() => undefined);
    throw error;
  }
}
