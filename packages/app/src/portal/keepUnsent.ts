import { SESION } from '@garita/domain/sesion/textos';
import { toast } from '@garita/ui/components/toast';
import { unsent } from '@garita/ui/form/unsent';
import type { Portal } from './PortalContext';

/** Keeps what forms hold when a session ends that its person has not ended, for when the same person is back. Begun once (`Portal.one`), with the first who is signed in. */
export function keepUnsent({ session }: Portal): void {
  /** Who is inside; null once they have gone, and while nobody knows. */
  let inside: number | null = null;
  /** Whose texts are kept; null without any. */
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
    // Before React takes the screen away with its forms.
    if (inside !== null && unsent.collect()) owner = inside;
    inside = null;
    // Who goes on purpose leaves nothing to the next person.
    if (now.phase === 'visitor' && (now.reason === 'left' || now.reason === 'dismissed')) {
      owner = null;
      unsent.forget();
    }
  };
  session.subscribe(look);
  look();
}
