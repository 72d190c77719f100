import { UiProvider } from '@garita/ui/components/UiProvider';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useCara } from './cara';
import { queryClient } from './portal';
import { configuracionQuery } from './queries/agencia';
import { ErrorBoundary } from './router/ErrorBoundary';
import { PartFailures } from './router/PartFailures';
import { ScreenFailure } from './router/ScreenFailure';
import { Screens } from './router/Screens';
import { PortalShell } from './shell/PortalShell';

/** What components need around them, with the face and the avatars of this agency. */
function Ui({ children }: { children: ReactNode }) {
  const { data } = useQuery(configuracionQuery());
  return (
    <UiProvider avatarTemplate={data?.avatar ?? null} cara={useCara()}>
      {children}
    </UiProvider>
  );
}

/** The whole portal. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Ui>
        <PartFailures>
          <ErrorBoundary fallback={(retry) => <ScreenFailure onRetry={retry} />}>
            <BrowserRouter>
              <PortalShell>
                <Screens />
              </PortalShell>
            </BrowserRouter>
          </ErrorBoundary>
        </PartFailures>
      </Ui>
    </QueryClientProvider>
  );
}
