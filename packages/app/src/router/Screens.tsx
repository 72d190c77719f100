import { SkeletonRows } from '@garita/ui/components/Skeleton';
import { type ReactNode, Suspense, use, useState, ViewTransition } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AgenciaGate } from './AgenciaGate';
import { arrivalOf } from './ahead';
import { ErrorBoundary } from './ErrorBoundary';
import { findPantalla, type RegisteredPantalla } from './findPantalla';
import { Guard } from './Guard';
import { ScreenFailure } from './ScreenFailure';
import { screenOf } from './screenModules';

interface ArrivalProps {
  id: RegisteredPantalla['id'];
  children: ReactNode;
}

/** Keeps the screen before until this one's data are there as well, for a moment: it is then drawn once, and not first without them. */
function Arrival({ id, children }: ArrivalProps) {
  // As it is when the screen comes: what is asked for later, as by its own link, is no reason to take it away.
  const [arrival] = useState(() => arrivalOf(id));
  if (arrival) use(arrival);
  return children;
}

/** One screen at its address. The page before it goes and this one comes by the styles of the class `pagina` (`ui/src/shell/pageTransition`). */
function ScreenPage({ pantalla }: { pantalla: RegisteredPantalla }) {
  const Screen = screenOf(pantalla.id);
  return (
    <ViewTransition enter="pagina" exit="pagina" default="none">
      <div>
        <ErrorBoundary fallback={(retry) => <ScreenFailure onRetry={retry} />}>
          <AgenciaGate pantalla={pantalla}>
            <Guard pantalla={pantalla}>
              <Arrival id={pantalla.id}>
                <Screen />
              </Arrival>
            </Guard>
          </AgenciaGate>
        </ErrorBoundary>
      </div>
    </ViewTransition>
  );
}

/**
 * The screen at the address, by the registry; an address that is none leads to the start (RUT-38). While a screen is fetched the one
 * before it stays, and for a moment until its data have come: the rows stand only in the place of the very first.
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
