import { SkeletonRows } from '@garita/ui/components/Skeleton';
import { ErrorBoundary } from '@garita/ui/parts/ErrorBoundary';
import { Suspense, ViewTransition } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { findPantalla, type RegisteredPantalla } from '../router/findPantalla';
import { Guard } from './Guard';
import { RequireAgencia } from './RequireAgencia';
import { ScreenFailure } from './ScreenFailure';
import { screenOf } from './screenModules';

/** A screen. Its class `pagina` animates the change of screens (`ui/src/shell/pageTransition`). */
function ScreenPage({ pantalla }: { pantalla: RegisteredPantalla }) {
  const Screen = screenOf(pantalla.id);
  return (
    <ViewTransition enter="pagina" exit="pagina" default="none">
      <div>
        <ErrorBoundary fallback={(retry) => <ScreenFailure onRetry={retry} />}>
          <RequireAgencia pantalla={pantalla}>
            <Guard pantalla={pantalla}>
              <Screen />
            </Guard>
          </RequireAgencia>
        </ErrorBoundary>
      </div>
    </ViewTransition>
  );
}

/**
 * The screen of the current address. An unknown address redirects to the start page (RUT-38). The
 * previous screen stays while the next screen loads, so only the first screen shows a skeleton.
 */
export function Screens() {
  const pantalla = findPantalla(useLocation().pathname);
  return (
    <Suspense fallback={<SkeletonRows />}>
      {/* With a key, React animates a change of screen as an exit and an enter. */}
      {pantalla ? (
        <ScreenPage key={pantalla.id} pantalla={pantalla} />
      ) : (
        <Navigate to="/" replace />
      )}
    </Suspense>
  );
}
