import { DocsContext, DocsPage } from '@storybook/addon-docs/blocks';
import { type ComponentType, lazy, use } from 'react';

const HojaDePantalla = lazy(async () => ({
  default: (await import('../packages/ui/src/docs/hoja/HojaDePantalla')).HojaDePantalla,
}));

/** The page of what has written none of its own: a screen's sheet, the guide's page itself, otherwise Storybook's list of the stories. */
export function PaginaPorDefecto() {
  const stories = use(DocsContext).componentStories();
  const componentId = stories[0]?.componentId ?? '';
  if (componentId.startsWith('pantallas-')) return <HojaDePantalla componentId={componentId} />;
  if (!componentId.startsWith('guia-')) return <DocsPage />;
  // Not as stories, which come after the page: its table of contents looks for headings once. A story that plays on a page is no second page.
  const pages = new Map<ComponentType, string>();
  for (const { id, moduleExport } of stories)
    if (!pages.has(moduleExport.render)) pages.set(moduleExport.render, id);
  return (
    <div className="sb-unstyled">
      {[...pages].map(([Page, id]) => (
        <Page key={id} />
      ))}
    </div>
  );
}
