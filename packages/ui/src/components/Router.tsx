import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useLatest } from './useLatest';

interface RouterProps {
  /** May change at each render: links do not re-render. */
  navigate: (path: string) => void;
  children: ReactNode;
}

/** Provides navigation to all links. */
export function Router({ navigate, children }: RouterProps) {
  const latest = useLatest((path: string) => navigate(path));
  return <RouterProvider navigate={latest}>{children}</RouterProvider>;
}
