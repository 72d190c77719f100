import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { space } from '../theme/tokens';
import { Entrada, Guia } from './Guia';
import { addressOf } from './guiaLinks';
import { NOVEDADES } from './novedades/novedades';

const meta = {
  id: 'guia-novedades',
  title: 'Guía/Novedades',
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  max-width: 68ch;
  margin: 0;
  padding-left: 1.2em;
`;
const versions = [...new Set(NOVEDADES.map(({ version }) => version))];

export const Novedades: Story = {
  render: () => (
    <Guia title="Novedades" lead="Lo que ha cambiado para quien diseña, por versiones.">
      {versions.map((version) => (
        <Entrada key={version} title={version}>
          <List>
            {NOVEDADES.filter((novedad) => novedad.version === version).map(({ texto, ver }) => (
              <li key={texto}>
                {texto}{' '}
                {ver && (
                  <a href={addressOf(ver)} target="_top" aria-label={`Ver: ${texto}`}>
                    Ver
                  </a>
                )}
              </li>
            ))}
          </List>
        </Entrada>
      ))}
    </Guia>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(NOVEDADES.length);
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(`^\\./\\?path=/(docs|story)/${NOVEDADES[0]?.ver}$`),
    );
  },
};
