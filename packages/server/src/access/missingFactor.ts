import type { OperationId } from '@garita/api-client/access';
import { FACTORES } from '@garita/domain/factores/textos';
import { Rechazo } from '../rechazo';
import type { Actor } from './Actor';

/** What is left to whoever must have a second factor and has none: to see who they are and where they are signed in, to set one up, to leave. */
const LEFT: ReadonlySet<OperationId> = new Set<OperationId>([
  ...([
    'checkUser',
    'usuarioPermiso',
    'cambioClave',
    'logout',
    'sesiones',
    'cerrarSesion',
    'cerrarOtrasSesiones',
  ] as const),
  ...(['misFactores', 'prepararTotp', 'confirmarTotp', 'prepararLlave', 'ponerLlave'] as const),
]);

/** Whether somebody is held until they have set a second factor up. */
export const lacksFactor = ({
  segundoFactor: { exigido, puesto },
}: Pick<Actor, 'segundoFactor'>): boolean => exigido && !puesto;

/**
 * Holds whoever must have a second factor and has none to setting one up.
 * @throws Rechazo 403 for every other call.
 */
export function checkFactor(operation: OperationId, actor: Actor): void {
  if (lacksFactor(actor) && !LEFT.has(operation)) throw Rechazo.forbidden(FACTORES.exigido);
}
