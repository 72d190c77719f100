import { isInMenu } from '@garita/domain/pantallas';
import { SkeletonRows } from '@garita/ui/components/Skeleton';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession, useUser } from '../portal/useSession';
import type { RegisteredPantalla } from '../router/findPantalla';
import { securityPath, settingsPath } from '../router/settingsPath';
import { rememberSinFichar, rememberWanted } from '../router/wantedAddress';
import { resolveGuard } from './resolveGuard';
import { Unreachable } from './Unreachable';

interface GuardProps {
  pantalla: RegisteredPantalla;
  children: ReactNode;
}

/** Shows a screen or redirects. It only guides the user; the server protects the data. */
export function Guard({ pantalla, children }: GuardProps) {
  const session = useSession();
  const user = useUser();
  const location = useLocation();
  const [wasInside] = useState(session.phase !== 'visitor');
  switch (resolveGuard(pantalla, session, wasInside)) {
    case 'render':
      return children;
    case 'wait':
      return <SkeletonRows label="Comprobando tu sesión…" />;
    case 'unreachable':
      return <Unreachable />;
    case 'login':
      return <Navigate to="/" replace state={rememberWanted(location)} />;
    case 'home':
      // A user who only needs to clock in is asked to do so on the start page.
      return (
        <Navigate
          to="/"
          replace
          state={user && isInMenu(pantalla, user) ? rememberSinFichar(location) : null}
        />
      );
    case 'changeKey':
      return <Navigate to={settingsPath} replace />;
    case 'setFactor':
      return <Navigate to={securityPath} replace />;
  }
}
