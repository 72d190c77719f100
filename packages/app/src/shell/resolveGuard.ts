import { type Pantalla, resolveAccess } from '@garita/domain/pantallas';
import type { Session } from '../portal/sessionReducer';

/**
 * What stands at a screen's address right now. `wait`: it is not known yet who is there. `unreachable`: nor can it be. `login`: the way
 * to the start, where the login dialog opens and leads back here. `home`: the way to the start. `changeKey`: a regenerated password is
 * changed before anything else. `setFactor`: so is a second factor that the agency demands set up.
 */
export type GuardDecision =
  | 'render'
  | 'wait'
  | 'unreachable'
  | 'login'
  | 'home'
  | 'changeKey'
  | 'setFactor';

/** Where a regenerated password is changed, and a second factor set up. */
const OWN_SETTINGS: Pantalla['id'] = 'configuracion';
const OWN_SECURITY: Pantalla['id'] = 'seguridad';

/**
 * The guard (RUT-34 to RUT-37).
 * @param wasInside whether the person was inside, or might have been, when they came to this screen: whoever leaves from it on purpose, or was dismissed,
 *   is not asked to come back.
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
