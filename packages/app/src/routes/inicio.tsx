import { buildMenu } from '@garita/domain/pantallas';
import { InicioScreen, type InicioState } from '@garita/ui/screens/inicio/InicioScreen';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useContext } from 'react';
import { session } from '../portal';
import { configuracionQuery } from '../queries/agencia';
import { ErrorBoundary } from '../router/ErrorBoundary';
import { useSession, useUser } from '../session/useSession';
import { ShellContext } from '../shell/shellContext';
import { usePendingCounts } from '../shell/usePendingCounts';

// What is the same for everyone comes after the page, which a visitor should have at once.
const Paga = lazy(() => import('../inicio/ConnectedPaga').then((module) => ({ default: module.ConnectedPaga })));
const Bloques = lazy(() => import('../inicio/ConnectedBloques').then((module) => ({ default: module.ConnectedBloques })));

/** A part that the start can do without: should it be missing, the way in stays. */
function Extra({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function useInicioState(): InicioState {
  const current = useSession();
  const { solicitudes = null } = usePendingCounts(useUser());
  switch (current.phase) {
    case 'checking':
      return { kind: 'loading' };
    case 'unreachable':
      return { kind: 'error', error: current.message, onRetry: () => void session.start() };
    case 'visitor':
      return { kind: 'visitor' };
    case 'signedIn':
      return { kind: 'signedIn', persona: current.user, solicitudes };
  }
}

/** The start. */
export function Inicio() {
  const { data: configuracion } = useQuery(configuracionQuery());
  const state = useInicioState();
  const { onAcceder } = useContext(ShellContext);
  return (
    <InicioScreen
      state={state}
      agencia={configuracion?.nombre ?? 'Garita'}
      menu={buildMenu(useUser())}
      onAcceder={onAcceder}
      paga={
        <Extra>
          <Paga />
        </Extra>
      }
      bloques={
        <Extra>
          <Bloques />
        </Extra>
      }
    />
  );
}
