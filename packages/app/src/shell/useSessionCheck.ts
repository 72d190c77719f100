import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../portal/PortalContext';

/**
 * Checks the session on each change of screen, so that menu and buttons follow changed permissions.
 * `check` limits how often it asks the server.
 */
export function useSessionCheck(): void {
  const { session } = usePortal();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pathname only triggers the check.
  useEffect(() => void session.check(), [session, pathname]);
}
