import { ErrorState } from '@garita/ui/components/ErrorState';
import { FailureContext } from '@garita/ui/parts/FailureContext';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import { whenIdle } from '@garita/ui/parts/whenIdle';
import { whenUsed } from '@garita/ui/parts/whenUsed';
import { type ReactNode, useEffect } from 'react';
import { useSession } from '../portal/useSession';

const Failure = lazyPart(() => import('./ConnectedFailure'), 'ConnectedFailure', {
  instead: ErrorState,
});

/**
 * Provides the error message for code that cannot be loaded. The message's code is preloaded while
 * the connection works: when the browser is idle for a signed-in user, at the first interaction for
 * a visitor.
 */
export function PartFailures({ children }: { children: ReactNode }) {
  const isIn = useSession().phase === 'signedIn';
  useEffect(() => (isIn ? whenIdle : whenUsed)(Failure.preload), [isIn]);
  return <FailureContext value={Failure}>{children}</FailureContext>;
}
