import { SESION } from '@garita/domain/sesion/textos';
import { toast } from '@garita/ui/components/toast';
import { unsent } from '@garita/ui/form/unsent';
import type { Portal } from './PortalContext';

/** Keeps unsaved form text when a session ends unasked, and restores it for the same user. */
export function keepUnsent({ session }: Portal): void {
  /** The signed-in user; null for a visitor and while the session is unknown. */
  let inside: number | null = null;
  /** The user whose text is kept; null without any. */
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
    // Runs before React unmounts the forms.
    if (inside !== null && unsent.collect()) owner = inside;
    inside = null;
    // A user who signs out or is dismissed leaves no text to the next one.
    if (now.phase === 'visitor' && (now.reason === 'left' || now.reason === 'dismissed')) {
      owner = null;
      unsent.forget();
    }
  };
  session.subscribe(look);
  look();
}
