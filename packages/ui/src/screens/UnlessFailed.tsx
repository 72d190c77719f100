import type { ReactNode } from 'react';
import { ErrorState } from '../components/ErrorState';
import type { ScreenState } from './ScreenState';

interface UnlessFailedProps {
  /** The state of the data that the fields need, e.g. the people to choose from. */
  state: ScreenState<unknown>;
  children: ReactNode;
}

/** Wraps fields that need loaded data: after a failed load, an error and a retry replace them. */
export function UnlessFailed({ state, children }: UnlessFailedProps) {
  return state.kind === 'error' ? (
    <ErrorState onRetry={state.onRetry}>{state.error}</ErrorState>
  ) : (
    children
  );
}
