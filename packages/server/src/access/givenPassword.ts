import type { OperationId } from '@garita/api-client/access';
import { ACCESO } from '@garita/domain/acceso/textos';
import { Rechazo } from '../rechazo';
import type { Actor } from './Actor';

/** What is left to whoever came in with a password that somebody else gave them: to see who they are, to choose another one, to leave. */
const LEFT: ReadonlySet<OperationId> = new Set<OperationId>([
  'checkUser',
  'usuarioPermiso',
  'cambioClave',
  'logout',
]);

/**
 * A password that somebody else knows proves nobody's identity, so nothing is done with it but to change it (domain §1).
 * @throws Rechazo 403 for every other call.
 */
export function checkOwnPassword(operation: OperationId, { debeCambiarClave }: Actor): void {
  if (debeCambiarClave && !LEFT.has(operation)) throw Rechazo.forbidden(ACCESO.claveAjena);
}
