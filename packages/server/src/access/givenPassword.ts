import type { OperationId } from '@garita/api-client/access';
import { ACCESO } from '@garita/domain/acceso/textos';
import { Rechazo } from '../rechazo';
import type { Actor } from './Actor';

/**
 * The calls that stay allowed while the user's password was set by another person: reading the
 * user's own data, changing the password, signing out.
 */
const LEFT: ReadonlySet<OperationId> = new Set<OperationId>([
  'checkUser',
  'usuarioPermiso',
  'cambioClave',
  'logout',
]);

/**
 * Refuses most calls while the user's password was set by another person, since such a password
 * proves no identity. The calls in `LEFT` stay allowed.
 * @throws Rechazo 403 for every other call.
 */
export function checkOwnPassword(operation: OperationId, { debeCambiarClave }: Actor): void {
  if (debeCambiarClave && !LEFT.has(operation)) throw Rechazo.forbidden(ACCESO.claveAjena);
}
