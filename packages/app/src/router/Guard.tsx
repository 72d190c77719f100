import { SkeletonRows } from '@garita/ui/components/Skeleton';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Unreachable } from '../session/Unreachable';
import { useSession } from '../session/useSession';
import type { RegisteredPantalla } from './findPantalla';
import { resolveGuard } from './resolveGuard';
import { securityPath, settingsPath } from './settingsPath';
import { rememberWanted } from './wantedAddress';

interface GuardProps {
  pantalla: RegisteredPantalla;
  children: ReactNode;
}

/** Lets a screen be seen, or leads to where the person has to go first. The data is guarded by the server; this guards the way. */
export function Guard({ pantalla, children }: GuardProps) {
  const session = useSession();
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
      return <Navigate to="/" replace />;
    case 'changeKey':
      return <Navigate to={settingsPath} replace />;
    case 'setFactor':
      return <Navigate to={securityPath} replace />;
  }
}
