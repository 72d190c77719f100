import type { OperationId } from '@garita/api-client/access';
import { ACCESO } from '@garita/domain/acceso/textos';
import { Rechazo } from '../rechazo';
import type { Actor } from './Actor';

/** The calls that stay allowed: reading the user's own data, changing the password, signing out. */
const LEFT: ReadonlySet<OperationId> = new Set<OperationId>([
  'checkUser',
  'usuarioPermiso',
  'cambioClave',
  'logout',
]);

/**
 * A password that another person knows proves no identity, so it only allows the calls in `LEFT`.
 * @throws Rechazo 403 for every other call.
 */
export function checkOwnPassword(operation: OperationId, { debeCambiarClave }: Actor): void {
  if (debeCambiarClave && !LEFT.has(operation)) throw Rechazo.forbidden(ACCESO.claveAjena);
}
