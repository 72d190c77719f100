import { type Pantalla, resolveAccess } from '@garita/domain/pantallas';
import type { Session } from '../portal/sessionReducer';

/**
 * `login`: to the start, where the login dialog opens and later returns here. `changeKey`: to
 * change a regenerated password. `setFactor`: to set up a required second factor.
 */
export type GuardDecision =
  | 'render'
  | 'wait'
  | 'unreachable'
  | 'login'
  | 'home'
  | 'changeKey'
  | 'setFactor';

const OWN_SETTINGS: Pantalla['id'] = 'configuracion';
const OWN_SECURITY: Pantalla['id'] = 'seguridad';

/**
 * The guard (RUT-34 to RUT-37).
 * @param wasInside whether there was or might have been a session when the screen opened: a user
 * who signs out or is dismissed there is not asked to sign in again
 */
export function resolveGuard(
  pantalla: Pantalla,
  session: Session,
  wasInside: boolean,
): GuardDecision {
  if (pantalla.publica) return 'render';
  if (session.phase === 'checking') return 'wait';
  if (session.phase === 'unreachable') return 'unreachable';
  if (session.phase === 'visitor')
    return wasInside && (session.reason === 'left' || session.reason === 'dismissed')
      ? 'home'
      : 'login';
  if (session.user.debeCambiarClave && pantalla.id !== OWN_SETTINGS) return 'changeKey';
  if (
    session.user.debeSegundoFactor &&
    pantalla.id !== OWN_SECURITY &&
    pantalla.id !== OWN_SETTINGS
  )
    return 'setFactor';
  return resolveAccess(pantalla, session.user) === 'abierta' ? 'render' : 'home';
}
