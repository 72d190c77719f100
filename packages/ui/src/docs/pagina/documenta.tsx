import { lazy } from 'react';
import type { ComponentDocs } from './ComponentDocs';

/**
 * The parameters that give a component's stories a page of documentation, fetched when somebody opens it.
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
  // What waits for it is the page's container, so that its table of contents finds all headings.
  return { docs: { page: () => <Page /> } };
}
