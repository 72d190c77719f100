import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Entrada, Guia } from './Guia';
import type { ComponentDocs } from './pagina/ComponentDocs';
import { Parejas } from './pagina/Parejas';

/** The example pairs of all pages, for axe, both themes and the narrowest viewport. */
const pages = Object.values(
  import.meta.glob<ComponentDocs>('../**/*.docs.tsx', { import: 'docs', eager: true }),
).sort((a, b) => (a.codigo < b.codigo ? -1 : 1));

const meta = {
  id: 'guia-ejemplos',
  title: 'Guía/Sí y no',
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const pagesFrom = (first: string, last: string): Story => {
  const chosen = pages.filter(
    ({ codigo }) => codigo.slice(0, 1) >= first && codigo.slice(0, 1) <= last,
  );
  return {
    name: `${first}–${last}`,
    render: () => (
      <Guia
        title={`Sí y no: ${first}–${last}`}
        lead="Las parejas de ejemplos de cada página de uso, juntas."
      >
        {chosen.map((docs) => (
          <Entrada key={docs.codigo} title={docs.nombre} note={docs.para}>
            <Parejas docs={docs} />
          </Entrada>
        ))}
      </Guia>
    ),
    // The play counts captions, because an example may contain a figure itself.
    play: ({ canvasElement }) =>
      expect(canvasElement.querySelectorAll('figcaption > strong')).toHaveLength(chosen.length * 4),
  };
};

export const DeAaB = pagesFrom('A', 'B');
export const DeCaC = pagesFrom('C', 'C');
export const DeDaF = pagesFrom('D', 'F');
export const DeGaM = pagesFrom('G', 'M');
export const DeNaP = pagesFrom('N', 'P');
export const DeQaS = pagesFrom('Q', 'S');
export const DeTaZ = pagesFrom('T', 'Z');
