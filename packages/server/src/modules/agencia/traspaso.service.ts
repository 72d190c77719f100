import { traspasoRules } from '@garita/domain/agencia/propiedad.rules';
import { PROPIEDAD } from '@garita/domain/agencia/propiedad.textos';
import { USUARIOS } from '@garita/domain/usuarios/textos';
import { checkRules } from '../../checkRules';
import type { Deps } from '../../gate/Deps';
import type { Call } from '../../gate/handlers';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { writeWithClave } from '../claves/claves.service';
import { moveOwnership } from '../personas/cuenta.repository';
import { getUsuario } from '../personas/personas.service';
import { revokeSesiones } from '../sesion/sesion.service';

async function handOver({ tx, actor, ahora, audit }: WriteScope, usuarioId: number) {
  const person = await getUsuario(tx, usuarioId);
  if (person.despedido_en !== null) throw Rechazo.conflict(USUARIOS.despedido, 'usuario');
  // Another user has set this person's password, and that user could sign in as the new owner.
  if (person.debe_cambiar_clave)
    throw Rechazo.conflict(PROPIEDAD.claveDada(person.usuario), 'usuario');
  await moveOwnership(tx, actor.id, usuarioId);
  await revokeSesiones(tx, actor.id, ahora);
  await audit({
    objetivo: ['usuario', usuarioId],
    antes: { duenia: actor.id },
    despues: { duenia: usuarioId },
  });
  return { msg: PROPIEDAD.traspasada(person.usuario), status: 0 as const };
}

/**
 * Makes another person the owner and ends the former owner's sessions.
 * @throws Rechazo 400 by `traspasoRules` and for a wrong password; 404 for an unknown person; 409
 * for a dismissed person, and for a person who must first choose a password; 429 after too many
 * tries.
 */
export async function traspasarPropiedad(deps: Deps, call: Call<'traspasarPropiedad'>) {
  checkRules(traspasoRules, call.body);
  return writeWithClave(deps, call, (scope) => handOver(scope, call.body.usuario));
}
