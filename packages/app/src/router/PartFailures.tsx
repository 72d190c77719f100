import { FailureContext, PlainFailure } from '@garita/ui/parts/FailureContext';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import { type ReactNode, useEffect } from 'react';
import { whenIdle } from '../shell/whenIdle';

const Failure = lazyPart(() => import('./ConnectedFailure'), 'ConnectedFailure', { instead: PlainFailure });

/** Has every part below that cannot be loaded say so. What says it is rarely needed, and must be here before the connection breaks. */
export function PartFailures({ children }: { children: ReactNode }) {
  useEffect(() => whenIdle(Failure.preload), []);
  return <FailureContext value={Failure}>{children}</FailureContext>;
}
