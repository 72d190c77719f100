import { SkeletonRows } from '@garita/ui/components/Skeleton';
import { ErrorBoundary } from '@garita/ui/parts/ErrorBoundary';
import { Suspense, ViewTransition } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { findPantalla, type RegisteredPantalla } from '../router/findPantalla';
import { AgenciaGate } from './AgenciaGate';
import { Guard } from './Guard';
import { ScreenFailure } from './ScreenFailure';
import { screenOf } from './screenModules';

/** One screen at its address. The page before it goes and this one comes by the styles of the class `pagina` (`ui/src/shell/pageTransition`). */
function ScreenPage({ pantalla }: { pantalla: RegisteredPantalla }) {
  const Screen = screenOf(pantalla.id);
  return (
    <ViewTransition enter="pagina" exit="pagina" default="none">
      <div>
        <ErrorBoundary fallback={(retry) => <ScreenFailure onRetry={retry} />}>
          <AgenciaGate pantalla={pantalla}>
            <Guard pantalla={pantalla}>
              <Screen />
            </Guard>
          </AgenciaGate>
        </ErrorBoundary>
      </div>
    </ViewTransition>
  );
}

/**
 * The screen at the address, by the registry; an address that is none leads to the start (RUT-38). While a screen is fetched the one
 * before it stays: the rows stand only in the place of the very first.
 */
export function Screens() {
  const pantalla = findPantalla(useLocation().pathname);
  return (
    <Suspense fallback={<SkeletonRows />}>
      {/* The key: going from one screen to another is leaving the one and coming into the other. */}
      {pantalla ? (
        <ScreenPage key={pantalla.id} pantalla={pantalla} />
      ) : (
        <Navigate to="/" replace />
      )}
    </Suspense>
  );
}
