import { listAjenos } from '@garita/domain/acceso/holdsPermiso';
import { CLAVES } from '@garita/domain/sesion/cuenta.textos';
import { USUARIOS } from '@garita/domain/usuarios/textos';
import { createDictated } from '../../access/createDictated';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { Write, WriteScope } from '../../write/WriteScope';
import { listPrestados } from '../ascensos/prestados.service';
import { getUsuario } from '../personas/personas.service';
import { replaceClave } from '../sesion/cambioClave.service';

/**
 * Checks that the actor has all permissions of the person. The actor will know the password and
 * could act as the person.
 * @throws Rechazo 403 for permission codes that the person has, or that a pending promotion offers,
 * and that the actor does not have.
 */
async function checkAjenos({ tx, actor }: WriteScope, usuarioId: number): Promise<void> {
  const ajenos = listAjenos(actor, await listPrestados(tx, usuarioId));
  if (ajenos.length > 0) throw Rechazo.forbidden(USUARIOS.claveAjena(ajenos.join(', ')));
}

/**
 * Sets a new password, which only this answer contains. Ends the person's sessions and requires
 * another password at the next sign-in.
 * @throws Rechazo 403 for permission codes that the person has, or that a pending promotion offers,
 * and that the actor does not have; 404 for an unknown id; 409 for a dismissed person.
 */
export async function resetPassword({ random, passwords }: Deps, write: Write, usuarioId: number) {
  return write(
    async (scope, { clave, hash }) => {
      const person = await getUsuario(scope.tx, usuarioId);
      if (person.despedido_en !== null) throw Rechazo.conflict(USUARIOS.despedido);
      await checkAjenos(scope, usuarioId);
      const cerradas = await replaceClave(scope, person, { hash, debeCambiar: true });
      await scope.audit({
        objetivo: ['usuario', usuarioId],
        despues: { clave: 'generada', sesionesCerradas: cerradas },
      });
      return { msg: CLAVES.generada, status: 0 as const, clave };
    },
    async () => {
      const clave = createDictated(random);
      return { clave, hash: await passwords.hash(clave) };
    },
  );
}
