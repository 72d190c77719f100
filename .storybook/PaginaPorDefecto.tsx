import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ComponentType, lazy, use } from 'react';

const HojaDePantalla = lazy(async () => ({
  default: (await import('../packages/ui/src/docs/hoja/HojaDePantalla')).HojaDePantalla,
}));

const HojaDeHistorias = lazy(async () => ({
  default: (await import('../packages/ui/src/docs/hoja/HojaDeHistorias')).HojaDeHistorias,
}));

/** A page of the documentation: a screen's sheet, a page of the guide, or a sheet of stories. */
export function PaginaPorDefecto() {
  const stories = use(DocsContext).componentStories();
  const componentId = stories[0]?.componentId ?? '';
  if (componentId.startsWith('pantallas-')) return <HojaDePantalla componentId={componentId} />;
  if (!componentId.startsWith('guia-')) return <HojaDeHistorias />;
  // Renders each story's component directly: Storybook's own block would load the story later, and
  // the table of contents searches for headings only once. Stories with the same component are one
  // page.
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
