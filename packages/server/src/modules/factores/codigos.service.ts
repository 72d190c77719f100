import { foldCodigo } from '@garita/domain/factores/codigo';
import { isProtected } from '@garita/domain/factores/isProtected';
import { FACTORES } from '@garita/domain/factores/textos';
import { createDictated } from '../../access/createDictated';
import { hashSecret } from '../../access/token';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { readFactores } from './factores.service';
import { replaceCodigos } from './recuperacion.repository';

const CODIGOS = 10;

/** A recovery code has 80 random bits, so a fast hash is enough. */
export const hashCodigo = (codigo: string): Buffer => hashSecret(foldCodigo(codigo));

/**
 * Replaces the recovery codes. The database gets only hashes, so no one can read the new codes
 * again.
 */
export async function renewCodigos(
  { tx, actor, ahora }: WriteScope,
  { random }: Pick<Deps, 'random'>,
): Promise<string[]> {
  const codigos = Array.from({ length: CODIGOS }, () => createDictated(random));
  await replaceCodigos(tx, actor.id, codigos.map(hashCodigo), ahora);
  return codigos;
}

/** @throws Rechazo 409 without a second factor. */
export async function makeCodigos(scope: WriteScope, deps: Deps) {
  const { tx, actor, audit } = scope;
  const before = await readFactores(tx, actor.id);
  if (!isProtected(before)) throw Rechazo.conflict(FACTORES.sinFactor);
  const codigos = await renewCodigos(scope, deps);
  await audit({
    objetivo: ['usuario', actor.id],
    antes: { codigos: before.quedan },
    despues: { codigos: codigos.length },
  });
  return { msg: FACTORES.codigosNuevos, status: 0 as const, codigos };
}
