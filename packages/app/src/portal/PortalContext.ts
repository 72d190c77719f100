import type { ApiClient } from '@garita/api-client/createClient';
import type { FormNotice } from '@garita/ui/form/FormNotice';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { ServerClock } from './createServerClock';
import type { SessionStore } from './createSession';

export interface Portal {
  readonly api: ApiClient;
  readonly clock: ServerClock;
  readonly session: SessionStore;
  readonly queryClient: QueryClient;
  readonly formNotice: FormNotice;
  /** Says whether the stream reports changes (`live/`). While it does, reads do not poll. */
  setTold(isTold: boolean): void;
  /**
   * Registers a function that the portal calls before a sign-out. The sign-out waits for the
   * requests that the function returns.
   */
  beforeSignOut(send: () => readonly Promise<unknown>[]): void;
  /** Signs out after the pending requests have settled. */
  signOut(): void;
  /**
   * The value that `make` returns for this portal. `make` is called once, at the first use, so that
   * lazily loaded code can add state to the portal.
   */
  one<Made>(make: (portal: Portal) => Made): Made;
}

export const PortalContext = createContext<Portal | null>(null);

/** @throws Error outside a `PortalContext` */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (portal === null) throw new Error('This component is outside PortalContext.');
  return portal;
}
