import { lazy } from 'react';
import type { ComponentDocs } from './ComponentDocs';

/**
 * The parameters of a component's documentation page. The page loads when it is opened.
 * @example parameters: documenta(() => import('./Button.docs'))
 */
export function documenta(load: () => Promise<{ docs: ComponentDocs }>) {
  const Page = lazy(async () => {
    const [{ docs }, { PaginaDeComponente }] = await Promise.all([
      load(),
      import('./PaginaDeComponente'),
    ]);
    return { default: () => <PaginaDeComponente docs={docs} /> };
  });
  // There is no Suspense boundary here: the page's container waits instead, so that its table of
  // contents finds all headings.
  return { docs: { page: () => <Page /> } };
}
