import type { ApiClient } from '@garita/api-client/createClient';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { FormNotice } from './createFormNotice';
import type { ServerClock } from './createServerClock';
import type { SessionStore } from './createSession';

/** What one page of the portal is made of (`createPortal`). */
export interface Portal {
  /** The client of the contract. */
  readonly api: ApiClient;
  /** The server's clock. */
  readonly clock: ServerClock;
  /** Who uses this tab. */
  readonly session: SessionStore;
  /** What this tab knows of the server's data. */
  readonly queryClient: QueryClient;
  readonly formNotice: FormNotice;
  /** Whether changes are told as they happen (`live/`). While they are, nothing is asked for by the clock. */
  setTold(isTold: boolean): void;
  /** Adds what still has to be sent as the person who signs out. @param send sends it; nothing when there is nothing */
  beforeSignOut(send: () => readonly Promise<unknown>[]): void;
  /** Signs out, once what was still to be sent has been answered. */
  signOut(): void;
  /** This portal's only instance of something, made when it is first asked for: code that is fetched later brings what it keeps. */
  one<Made>(make: (portal: Portal) => Made): Made;
}

export const PortalContext = createContext<Portal | null>(null);

/** The portal that a component is part of. */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (portal === null) throw new Error('There is no portal around this component.');
  return portal;
}
