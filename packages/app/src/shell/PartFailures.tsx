import { FailureContext, PlainFailure } from '@garita/ui/parts/FailureContext';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import { whenIdle } from '@garita/ui/parts/whenIdle';
import { whenUsed } from '@garita/ui/parts/whenUsed';
import { type ReactNode, useEffect } from 'react';
import { useSession } from '../portal/useSession';

const Failure = lazyPart(() => import('./ConnectedFailure'), 'ConnectedFailure', {
  instead: PlainFailure,
});

/**
 * Has every part below that cannot be loaded say so. What says it is rarely needed, and must be here before the connection breaks: for whoever
 * is signed in soon after the page, for a visitor once they do anything.
 */
export function PartFailures({ children }: { children: ReactNode }) {
  const isIn = useSession().phase === 'signedIn';
  useEffect(() => (isIn ? whenIdle : whenUsed)(Failure.preload), [isIn]);
  return <FailureContext value={Failure}>{children}</FailureContext>;
}
