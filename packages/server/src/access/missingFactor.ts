import type { OperationId } from '@garita/api-client/access';
import { FACTORES } from '@garita/domain/factores/textos';
import { Rechazo } from '../rechazo';
import type { Actor } from './Actor';

/**
 * The calls that stay allowed to a person who lacks a required second factor: reading the person's
 * own data, changing the password, ending sessions, setting a factor up.
 */
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

export const lacksFactor = ({
  segundoFactor: { exigido, puesto },
}: Pick<Actor, 'segundoFactor'>): boolean => exigido && !puesto;

/**
 * A person who lacks a required second factor may only make the calls in `LEFT`.
 * @throws Rechazo 403 for every other call.
 */
export function checkFactor(operation: OperationId, actor: Actor): void {
  if (lacksFactor(actor) && !LEFT.has(operation)) throw Rechazo.forbidden(FACTORES.exigido);
}
