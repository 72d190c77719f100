import { foldCodigo } from '@garita/domain/factores/codigo';
import { isProtected } from '@garita/domain/factores/isProtected';
import { FACTORES } from '@garita/domain/factores/textos';
import type { Actor } from '../../access/Actor';
import { createDictated } from '../../access/createDictated';
import { hashSecret } from '../../access/token';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { Write, WriteScope } from '../../write/runWrite';
import { confirmOwnClave, verifyOwnClave } from '../claves/claves.service';
import { readFactores } from './factores.service';
import { replaceCodigos } from './recuperacion.repository';

const CODIGOS = 10;

/**
 * The stored form of a recovery code, however it was typed. Its 80 random bits make a slow hash
 * pointless.
 */
export const hashCodigo = (codigo: string): Buffer => hashSecret(foldCodigo(codigo));

/** Replaces the actor's recovery codes; the new ones cannot be read again. */
export async function renewCodigos(
  { tx, actor, ahora }: WriteScope<Actor>,
  { random }: Pick<Deps, 'random'>,
): Promise<string[]> {
  const codigos = Array.from({ length: CODIGOS }, () => createDictated(random));
  await replaceCodigos(tx, actor.id, codigos.map(hashCodigo), ahora);
  return codigos;
}

/**
 * Renews the actor's recovery codes.
 * @throws Rechazo 400 for a wrong password; 409 without a second factor; 429 after too many tries.
 */
export async function makeCodigos(
  deps: Deps,
  write: Write<Actor>,
  actor: Actor,
  { clave }: { clave: string },
) {
  return write(
    async (scope, claveHash: string) => {
      await confirmOwnClave(scope, claveHash);
      const before = await readFactores(scope.tx, actor.id);
      if (!isProtected(before)) throw Rechazo.conflict(FACTORES.sinFactor);
      const codigos = await renewCodigos(scope, deps);
      await scope.audit({
        objetivo: { tipo: 'usuario', id: actor.id },
        antes: { codigos: before.quedan },
        despues: { codigos: codigos.length },
      });
      return { msg: FACTORES.codigosNuevos, status: 0 as const, codigos };
    },
    () => verifyOwnClave(deps, actor, { campo: 'clave', clave }),
  );
}
