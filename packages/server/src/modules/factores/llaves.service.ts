import { LLAVES_MAX, llaveNombreRules } from '@garita/domain/factores/llave.rules';
import { FACTORES } from '@garita/domain/factores/textos';
import type { Sitio } from '../../access/sitio';
import { createSecret, hashSecret } from '../../access/token';
import { checkRules } from '../../checkRules';
import { refusing } from '../../db/refusing';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { getAgencia } from '../ajustes/ajustes.service';
import { type ClaveCall, writeWithClave } from '../claves/claves.service';
import { renewCodigos } from './codigos.service';
import { readFactores, settleWithout } from './factores.service';
import {
  deleteLlave,
  insertLlave,
  listLlaves,
  prepareLlave,
  takePreparada,
  WAITS_MS,
} from './llaves.repository';
import { toLlaveRef } from './pedirLlave';
import { ALGORITMOS, type LlaveNueva, readLlaveNueva } from './verifyLlave';

/** @throws Rechazo 409 at an address where passkeys cannot be used. */
function demandSitio(sitio: Sitio | null): Sitio {
  if (!sitio) throw Rechazo.conflict(FACTORES.llaveAqui);
  return sitio;
}

/** The browser's options for creating a passkey. */
async function askDevice(
  { tx, actor }: WriteScope,
  { keyedHash }: Deps,
  { challenge, dominio }: { challenge: string; dominio: string },
) {
  const llaves = await listLlaves(tx, actor.id);
  if (llaves.length >= LLAVES_MAX) throw Rechazo.conflict(FACTORES.demasiadasLlaves);
  const { nombre: name } = await getAgencia(tx);
  return {
    challenge,
    rp: { id: dominio, name },
    // The id reveals nothing about the person. Another portal on the same host name gives another
    // id, so passkeys of both fit on one device.
    user: {
      id: keyedHash('llave', String(actor.id)),
      name: actor.usuario,
      displayName: actor.usuario,
    },
    pubKeyCredParams: ALGORITMOS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: WAITS_MS,
    attestation: 'none' as const,
    excludeCredentials: llaves.filter((llave) => llave.dominio === dominio).map(toLlaveRef),
    authenticatorSelection: {
      residentKey: 'preferred' as const,
      userVerification: 'preferred' as const,
    },
  };
}

/**
 * Asks for a new passkey. The passkey is valid when its answer has been verified.
 * @throws Rechazo 400 for a wrong password; 409 where passkeys cannot be used, and beyond
 * `LLAVES_MAX`; 429 after too many tries.
 */
export async function askForLlave(deps: Deps, call: ClaveCall & { readonly sitio: Sitio | null }) {
  const { dominio } = demandSitio(call.sitio);
  return writeWithClave(deps, call, async (scope) => {
    const challenge = createSecret(deps.random);
    const opciones = await askDevice(scope, deps, { challenge, dominio });
    await prepareLlave(scope.tx, scope.actor.id, {
      desafio_hash: hashSecret(challenge),
      dominio,
      preparada_en: scope.ahora,
    });
    await scope.audit({
      objetivo: ['usuario', scope.actor.id],
      despues: { llave: 'pedida', dominio },
    });
    return { msg: FACTORES.llavePreparada, status: 0 as const, opciones };
  });
}

/**
 * Verifies the new passkey's answer to the open request.
 * @throws Rechazo 409 when no request is open; 400 when the answer is not valid.
 */
async function provePreparada({ tx, actor, ahora }: WriteScope, llave: LlaveNueva, sitio: Sitio) {
  const preparada = await takePreparada(tx, actor.id, sitio.dominio, ahora);
  if (!preparada) throw Rechazo.conflict(FACTORES.nadaQueConfirmar);
  const proved = await readLlaveNueva(llave, {
    ...sitio,
    isDesafio: (challenge) => hashSecret(challenge).equals(preparada.desafio_hash),
  });
  if (!proved) throw Rechazo.invalid('llave', FACTORES.llaveNoVale);
  return proved;
}

interface Puesta {
  readonly nombre: string;
  readonly llave: LlaveNueva;
  readonly sitio: Sitio | null;
}

/**
 * Stores the requested passkey, and gives recovery codes to an actor who has none.
 * @throws Rechazo 400 by `llaveNombreRules` and for an answer that is not valid; 409 when no
 * request is open, or the passkey is already stored.
 */
export async function setUpLlave(scope: WriteScope, deps: Deps, { nombre, llave, sitio }: Puesta) {
  checkRules(llaveNombreRules, { nombre });
  const { tx, actor, ahora, audit } = scope;
  const here = demandSitio(sitio);
  const proved = await provePreparada(scope, llave, here);
  const { quedan } = await readFactores(tx, actor.id);
  const row = {
    usuario_id: actor.id,
    nombre: nombre.trim(),
    dominio: here.dominio,
    vias: llave.transports.join(' '),
    creada_en: ahora,
    ...proved,
  };
  await insertLlave(tx, row).catch(
    refusing('llaves_credencial_unica', () => Rechazo.conflict(FACTORES.llaveRepetida)),
  );
  const codigos = quedan === 0 ? await renewCodigos(scope, deps) : [];
  await audit({
    objetivo: ['usuario', actor.id],
    despues: { llave: row.nombre, dominio: here.dominio, codigos: codigos.length },
  });
  return { msg: FACTORES.llavePuesta(row.nombre), status: 0 as const, codigos };
}

/**
 * Removes a passkey. If it was the last factor, the recovery codes go too.
 * @throws Rechazo 404 for a passkey that is not the actor's; 409 for the last factor while the
 * agency demands one.
 */
export async function removeLlave(scope: WriteScope, id: number) {
  const { tx, actor, audit } = scope;
  const nombre = await deleteLlave(tx, actor.id, id);
  if (nombre === null) throw Rechazo.notFound(FACTORES.llaveNoEncontrada);
  await settleWithout(scope);
  await audit({
    objetivo: ['usuario', actor.id],
    antes: { llave: nombre },
    despues: { llave: null },
  });
  return { msg: FACTORES.llaveQuitada(nombre), status: 0 as const };
}
