import type { ReactNode } from 'react';
import { ErrorState } from '../components/ErrorState';
import type { ScreenState } from './ScreenState';

interface UnlessFailedProps {
  /** What a form needs besides its fields, e.g. the people to choose from. */
  state: ScreenState<unknown>;
  /** What is filled in with it; it says itself that it waits. */
  children: ReactNode;
}

/** Fields that need something loaded: when that fails, it says so in their place and offers another try. */
export function UnlessFailed({ state, children }: UnlessFailedProps) {
  return state.kind === 'error' ? (
    <ErrorState onRetry={state.onRetry}>{state.error}</ErrorState>
  ) : (
    children
  );
}
