import { PERMISOS, type Permiso } from '@garita/domain/acceso/permisos';
import { findDevolucionFailure } from '@garita/domain/usuarios/ingreso';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { findExcepcion, removeCodigos } from './excepciones.repository';

/**
 * Deletes a returning person's exception, which stays through a dismissal. With `devolver` the
 * person keeps the exception.
 * @returns the permissions of the exception, perhaps none
 * @throws Rechazo 403 for `devolver` without `exc`, or with permissions that the actor lacks.
 */
export async function settleExcepcion(
  { tx, actor }: WriteScope,
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
