import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { Guia } from '../Guia';
import { PageSection } from '../pagina/PageSection';
import { readIndex } from '../storyIndex';
import { Vistas } from './Vistas';

/**
 * The default page of a file of stories. It shows each story in frames, since a dialog would cover
 * the page. The lead is `parameters.docs.description.component`.
 */
export function HojaDeHistorias() {
  const stories = use(DocsContext).componentStories();
  const index = use(readIndex());
  const [first] = stories;
  return (
    <Guia
      headClass="sb-unstyled"
      title={first?.title.split('/').at(-1) ?? ''}
      lead={first?.parameters.docs?.description?.component}
    >
      {stories.map(({ id }) => {
        const name = index[id]?.name ?? id;
        return (
          <PageSection key={id} title={name}>
            <Vistas id={id} nombre={name} />
          </PageSection>
        );
      })}
    </Guia>
  );
}
