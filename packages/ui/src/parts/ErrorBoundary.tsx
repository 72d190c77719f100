import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands where the children have failed; `retry` renders them anew. */
  fallback: (retry: () => void) => ReactNode;
  /** Which errors stop here, the others go on to the boundary above; by default all do. */
  isMine?: (error: unknown) => boolean;
  /** Called once the fallback stands there. */
  onCaught?: () => void;
  children: ReactNode;
}

/** Keeps an error to the part that has thrown it. React has no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly thrown: unknown[] }> {
  override state = { thrown: [] };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: [error] };
  }

  override componentDidCatch(): void {
    this.props.onCaught?.();
  }

  retry = (): void => this.setState({ thrown: [] });

  override render(): ReactNode {
    const { fallback, isMine, children } = this.props;
    const { thrown } = this.state;
    if (thrown.length === 0) return children;
    if (isMine && !thrown.every(isMine)) throw thrown[0];
    return fallback(this.retry);
  }
}
