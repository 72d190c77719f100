import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered instead of the failed children; `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode;
  /** Errors that this boundary handles, by default all; others go to the boundary above. */
  isMine?: (error: unknown) => boolean;
  /** Called after the fallback is rendered. */
  onCaught?: () => void;
  children: ReactNode;
}

/** Catches a render error. It is a class, since React has no hook for this. */
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
