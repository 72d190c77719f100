import { type Pantalla, resolveAccess } from '@garita/domain/pantallas';
import type { Session } from '../portal/sessionReducer';

/**
 * The result of the guard at a screen. `login`: redirect to the start page, where the sign-in
 * dialog opens; after signing in, the user returns to the screen. `changeKey`: redirect to where a
 * regenerated password is changed. `setFactor`: redirect to where a required second factor is set
 * up.
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
 * Decides whether a user may see a screen (RUT-34 to RUT-37).
 * @param wasInside whether there was, or might have been, a session when the screen opened. If so,
 * a user who signs out or is dismissed on the screen is not asked to sign in again
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
