import { PANTALLAS, rutaDe } from '@garita/domain/pantallas';
import { SkeletonRows } from '@garita/ui/components/Skeleton';
import { Suspense, ViewTransition } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AgenciaGate } from './AgenciaGate';
import { ErrorBoundary } from './ErrorBoundary';
import type { RegisteredPantalla } from './findPantalla';
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
 * All addresses of the portal, made from the registry of screens; any other leads to the start (RUT-38). While a screen is fetched the one
 * before it stays: the rows stand only in the place of the very first.
 */
export function Screens() {
  return (
    <Suspense fallback={<SkeletonRows />}>
      <Routes>
        {PANTALLAS.map((pantalla) => (
          // The key: going from one screen to another is leaving the one and coming into the other.
          <Route key={pantalla.id} path={rutaDe(pantalla)} element={<ScreenPage key={pantalla.id} pantalla={pantalla} />} />
        ))}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Suspense>
  );
}
