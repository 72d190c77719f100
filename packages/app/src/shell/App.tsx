import { UiProvider } from '@garita/ui/components/UiProvider';
import { FormNoticeContext } from '@garita/ui/form/FormNotice';
import { ErrorBoundary } from '@garita/ui/parts/ErrorBoundary';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { type Portal, PortalContext } from '../portal/PortalContext';
import { RenderTimeContext } from '../portal/RenderTimeContext';
import { configuracionQuery } from '../queries/agencia';
import { PartFailures } from './PartFailures';
import { PortalShell } from './PortalShell';
import { ScreenFailure } from './ScreenFailure';
import { Screens } from './Screens';
import { useCara } from './useCara';

function Ui({ children }: { children: ReactNode }) {
  const { data } = useQuery(configuracionQuery());
  return (
    <UiProvider avatarTemplate={data?.avatar ?? null} cara={useCara()} moneda={data?.moneda}>
      {children}
    </UiProvider>
  );
}

interface AppProps {
  portal: Portal;
  /** The browser's router, or the static router of the prerendered page. */
  Router: ComponentType<{ children: ReactNode }>;
  /** As in `RenderTimeContext`. */
  momento: number | null;
}

export function App({ portal, Router, momento }: AppProps) {
  return (
    <PortalContext value={portal}>
      <QueryClientProvider client={portal.queryClient}>
        <RenderTimeContext value={momento}>
          <FormNoticeContext value={portal.formNotice}>
            <Ui>
              <PartFailures>
                <ErrorBoundary fallback={(retry) => <ScreenFailure onRetry={retry} />}>
                  <Router>
                    <PortalShell>
                      <Screens />
                    </PortalShell>
                  </Router>
                </ErrorBoundary>
              </PartFailures>
            </Ui>
          </FormNoticeContext>
        </RenderTimeContext>
      </QueryClientProvider>
    </PortalContext>
  );
}
