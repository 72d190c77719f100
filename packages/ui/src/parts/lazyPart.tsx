import { type ReactNode, Suspense } from 'react';
import { ErrorState } from '../components/ErrorState';
import { ChunkError } from './ChunkError';
import { ErrorBoundary } from './ErrorBoundary';
import { type LazyComponent, lazyComponent, type ModuleWith, type PropsOf } from './lazyComponent';

interface LazyPartOptions {
  /** What stands in its place while it comes; nothing by default. */
  readonly fallback?: ReactNode;
  /** Nobody asked for it: should it fail, the page goes without. */
  readonly isAside?: boolean;
}

/**
 * A part of a screen whose code comes when it is first shown: `lazyPart(() => import('./XDialog'), 'XDialog')`. It waits and fails in its own
 * place, and what surrounds it stays.
 */
export function lazyPart<Name extends string, Module extends ModuleWith<Name>>(
  load: () => Promise<Module>,
  name: Name,
  { fallback = null, isAside = false }: LazyPartOptions = {},
): LazyComponent<PropsOf<Module[Name]>> {
  const Lazy = lazyComponent(load, name);
  const instead = (error: unknown, retry: () => void) => {
    if (isAside) return null;
    if (error instanceof ChunkError) return <ErrorState onRetry={retry} />;
    throw error;
  };
  const render = (props: PropsOf<Module[Name]>) => (
    <Suspense fallback={fallback}>
      <ErrorBoundary fallback={instead}>
        <Lazy {...props} />
      </ErrorBoundary>
    </Suspense>
  );
  return Object.assign(render, { displayName: name, preload: Lazy.preload });
}
