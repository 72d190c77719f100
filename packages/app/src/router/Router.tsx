import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { type Location, type Navigate, RouterContext } from './RouterContext';

function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  // The shape in which entries have been written since before this router: they outlive versions of the portal.
  const kept: unknown = window.history.state;
  return { pathname, search, hash, state: typeof kept === 'object' && kept !== null && 'usr' in kept ? kept.usr : null };
}

/**
 * The portal follows the address. It changes in a transition: what stands there stays until what comes can be shown, and whoever leads
 * somewhere in a transition of their own is told when that is.
 */
export function Router({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(() => ({ location: readLocation(), isBack: true }));
  const navigate = useMemo((): Navigate => {
    return (to, { replace = false, state = null } = {}) => {
      const { pathname, search, hash } = new URL(to, window.location.href);
      window.history[replace ? 'replaceState' : 'pushState']({ usr: state }, '', `${pathname}${search}${hash}`);
      startTransition(() => setPlace({ location: readLocation(), isBack: false }));
    };
  }, []);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setPlace({ location: readLocation(), isBack: true }));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return <RouterContext value={useMemo(() => ({ ...place, navigate }), [place, navigate])}>{children}</RouterContext>;
}
