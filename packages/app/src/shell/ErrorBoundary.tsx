import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands where the children have failed; `retry` renders them anew. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface Failure {
  readonly hasFailed: boolean;
}

/** Keeps a failure to the part that failed. React has no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  override state: Failure = { hasFailed: false };

  static getDerivedStateFromError(): Failure {
    return { hasFailed: true };
  }

  retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
