import { DocsContext, DocsPage, Story } from '@storybook/addon-docs/blocks';
import { lazy, use } from 'react';

const HojaDePantalla = lazy(async () => ({ default: (await import('../packages/ui/src/docs/hoja/HojaDePantalla')).HojaDePantalla }));

/** The page of what has written none of its own: a screen's sheet, the guide's page itself, otherwise Storybook's list of the stories. */
export function PaginaPorDefecto() {
  const stories = use(DocsContext).componentStories();
  const componentId = stories[0]?.componentId ?? '';
  if (componentId.startsWith('pantallas-')) return <HojaDePantalla componentId={componentId} />;
  if (!componentId.startsWith('guia-')) return <DocsPage />;
  return stories.map(({ id, moduleExport }) => <Story key={id} of={moduleExport} inline />);
}
