import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { session } from '../portal/portal';

/** Looks at the session again at each change of screen, as often as `check` lets: menu and buttons follow a right that was given or taken. */
export function useSessionCheck(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the occasion, not what is looked at.
  useEffect(() => void session.check(), [pathname]);
}
