import { SESION } from '@garita/domain/sesion/textos';
import { toast } from '@garita/ui/components/toast';
import { unsent } from '@garita/ui/form/unsent';
import type { Portal } from './PortalContext';

/**
 * Keeps unsaved form texts when a session expires, and restores them if the same user signs in
 * again.
 */
export function keepUnsent({ session }: Portal): void {
  /** The signed-in user; null for a visitor and while the session is unknown. */
  let inside: number | null = null;
  /** The user whose texts are kept; null if there are none. */
  let owner: number | null = null;
  const look = (): void => {
    const { session: now } = session.getState();
    if (now.phase === 'signedIn') {
      inside = now.user.id;
      if (owner === inside) toast.success({ text: SESION.loEscritoSigue });
      else unsent.forget();
      owner = null;
      return;
    }
    // The store calls this before React unmounts the forms.
    if (inside !== null && unsent.collect()) owner = inside;
    inside = null;
    // The texts of a user who signed out or was dismissed are deleted.
    if (now.phase === 'visitor' && (now.reason === 'left' || now.reason === 'dismissed')) {
      owner = null;
      unsent.forget();
    }
  };
  session.subscribe(look);
  look();
}
