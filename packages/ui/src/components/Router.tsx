import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useLatest } from './useLatest';

interface RouterProps {
  /** May be another function each time: links are not rendered for that. */
  navigate: (path: string) => void;
  children: ReactNode;
}

/** Tells every link below how to leave. */
export function Router({ navigate, children }: RouterProps) {
  const latest = useLatest((path: string) => navigate(path));
  return <RouterProvider navigate={latest}>{children}</RouterProvider>;
}
