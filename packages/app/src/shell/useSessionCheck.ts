import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../portal/PortalContext';

/** Looks at the session again at each change of screen, as often as `check` lets: menu and buttons follow a right that was given or taken. */
export function useSessionCheck(): void {
  const { session } = usePortal();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the occasion, not what is looked at.
  useEffect(() => void session.check(), [session, pathname]);
}
