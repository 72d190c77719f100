import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../portal/PortalContext';

/**
 * Checks the session at each navigation, at most as often as `check` allows, so that menu and
 * buttons follow changed rights.
 */
export function useSessionCheck(): void {
  const { session } = usePortal();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pathname only triggers the check.
  useEffect(() => void session.check(), [session, pathname]);
}
