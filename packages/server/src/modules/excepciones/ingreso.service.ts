import { PERMISOS, type Permiso } from '@garita/domain/acceso/permisos';
import { findDevolucionFailure } from '@garita/domain/usuarios/ingreso';
import type { Actor } from '../../access/Actor';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/runWrite';
import { findExcepcion, removeCodigos } from './excepciones.repository';

/**
 * Settles the exception of a person who comes back: it has outlived the dismissal, and stays only when whoever takes them back says so.
 * @returns its codes, none when there is none.
 * @throws Rechazo 403 for giving it back without `exc`, or with codes that the actor does not hold.
 */
export async function settleExcepcion(
  { tx, actor }: WriteScope<Actor>,
  usuarioId: number,
  devolver: boolean,
): Promise<Permiso[]> {
  const row = await findExcepcion(tx, usuarioId);
  const codigos = PERMISOS.filter((codigo) => row?.codigos.includes(codigo));
  if (codigos.length === 0) return [];
  const failure = devolver ? findDevolucionFailure(actor, codigos) : null;
  if (failure) throw Rechazo.forbidden(failure);
  if (!devolver) await removeCodigos(tx, usuarioId, codigos);
  return codigos;
}
