import { traspasoRules } from '@garita/domain/agencia/propiedad.rules';
import { PROPIEDAD } from '@garita/domain/agencia/propiedad.textos';
import { findFailure } from '@garita/domain/reglas/Rule';
import { USUARIOS } from '@garita/domain/usuarios/textos';
import type { Actor } from '../../access/Actor';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { Write, WriteScope } from '../../write/runWrite';
import { confirmOwnClave, verifyOwnClave } from '../claves/claves.service';
import { moveOwnership } from '../personas/cuenta.repository';
import { getUsuario } from '../personas/personas.service';
import { revokeSesiones } from '../sesion/sesion.service';

interface Traspaso {
  /** Id of the next owner. */
  readonly usuario: number;
  /** Password of the present owner. */
  readonly clave: string;
}

async function handOver(scope: WriteScope<Actor>, usuarioId: number, claveHash: string) {
  const { tx, actor, ahora, audit } = scope;
  await confirmOwnClave(scope, claveHash);
  const person = await getUsuario(tx, usuarioId);
  if (person.despedido_en !== null) throw Rechazo.conflict(USUARIOS.despedido, 'usuario');
  // The user who gave this person their password could sign in as the owner.
  if (person.debe_cambiar_clave)
    throw Rechazo.conflict(PROPIEDAD.claveDada(person.usuario), 'usuario');
  await moveOwnership(tx, actor.id, usuarioId);
  await revokeSesiones(tx, actor.id, ahora);
  await audit({
    objetivo: { tipo: 'usuario', id: usuarioId },
    antes: { duenia: actor.id },
    despues: { duenia: usuarioId },
  });
  return { msg: PROPIEDAD.traspasada(person.usuario), status: 0 as const };
}

/**
 * Makes another person the owner; the former owner keeps what their category gives. The former
 * owner's sessions end, because they were opened with the owner's rights.
 * @throws Rechazo 400 by `traspasoRules` and for a wrong password; 409 for a dismissed person, and
 * for one whose password another user gave them; 429 after too many tries.
 */
export async function traspasarPropiedad(
  deps: Deps,
  write: Write<Actor>,
  actor: Actor,
  body: Traspaso,
) {
  const failure = findFailure(traspasoRules, body);
  if (failure) throw Rechazo.invalid(failure.campo, failure.texto);
  return write(
    (scope, claveHash: string) => handOver(scope, body.usuario, claveHash),
    () => verifyOwnClave(deps, actor, { campo: 'clave', clave: body.clave }),
  );
}
