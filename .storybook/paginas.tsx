import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const Container = lazy(async () => ({
  default: (await import('./PaginaContainer')).PaginaContainer,
}));
const PorDefecto = lazy(async () => ({
  default: (await import('./PaginaPorDefecto')).PaginaPorDefecto,
}));

/**
 * The modules of the documentation pages load when the first page is opened, so that no story waits
 * for them.
 */
export const PAGINAS = {
  container: (given: PropsWithChildren<DocsContainerProps>) => (
    <Suspense fallback={null}>
      <Container {...given} />
    </Suspense>
  ),
  page: () => <PorDefecto />,
};
