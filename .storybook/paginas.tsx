import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

const Container = lazy(async () => ({
  default: (await import('./PaginaContainer')).PaginaContainer,
}));
const PorDefecto = lazy(async () => ({
  default: (await import('./PaginaPorDefecto')).PaginaPorDefecto,
}));

/** Pages of documentation: what they are made with, most of it Storybook's own, comes with the first page that is opened. No story waits for it. */
export const PAGINAS = {
  container: (given: PropsWithChildren<DocsContainerProps>) => (
    <Suspense fallback={null}>
      <Container {...given} />
    </Suspense>
  ),
  page: () => <PorDefecto />,
};
