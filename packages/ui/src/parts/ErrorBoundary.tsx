import { Component, type ReactNode } from 'react';
import { ChunkError } from './ChunkError';

interface ErrorBoundaryProps {
  /** What stands where the children have failed; `retry` renders them anew. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface Failure {
  readonly failure: { readonly error: unknown } | null;
}

/** Keeps a failure to the part that failed. React has no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  override state: Failure = { failure: null };

  static getDerivedStateFromError(error: unknown): Failure {
    return { failure: { error } };
  }

  /** What could not be loaded is asked for anew when it is shown again, here or elsewhere; not before, or React would ask without end. */
  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkError) error.forget();
  }

  retry = (): void => this.setState({ failure: null });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.fallback(failure.error, this.retry);
  }
}
