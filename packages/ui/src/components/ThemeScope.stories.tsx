import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import styled from 'styled-components';
import { documenta } from '../docs/pagina/documenta';
import { press } from '../docs/storyActs';
import { type ColorRole, palette } from '../theme/palette';
import { color, font, radius, space, text } from '../theme/tokens';
import { Button } from './Button';
import { Card } from './Card';
import { Menu } from './Menu';
import { StateBadge } from './StateBadge';
import { ThemeScope } from './ThemeScope';

const meta = {
  id: 'tema-fundamentos',
  title: 'Componentes/Tema de una parte (ThemeScope)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./ThemeScope.docs')),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
  > * { padding: ${space[5]}; min-height: 320px; }
`;

export const LadoALado: Story = {
  render: () => (
    <Halves>
      {(['claro', 'oscuro'] as const).map((tema) => (
        <ThemeScope key={tema} tema={tema}>
          <Card title={tema === 'claro' ? 'De día' : 'De noche'}>
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
              <Button variant="primary">Ingresar</Button>
              <StateBadge tone="caution">Pausado</StateBadge>
              <Menu
                label={`Acciones (${tema})`}
                actions={[{ id: 'a', label: 'Ajustar', onPress: () => undefined }]}
              />
            </div>
          </Card>
        </ThemeScope>
      ))}
    </Halves>
  ),
  play: async ({ canvas }) => {
    await press(canvas, 'Acciones (oscuro)');
    await expect((await screen.findByRole('menu')).closest('[data-tema]')).toHaveAttribute(
      'data-tema',
      'oscuro',
    );
  },
};

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${space[3]};
  font-size: ${text[13]};
`;
const Swatch = styled.span<{ $role: ColorRole }>`
  forced-color-adjust: none;
  display: block;
  height: 44px;
  border: 1px solid ${color.borde};
  border-radius: ${radius.control};
  background: ${({ $role }) => color[$role]};
`;

export const Colores: Story = {
  render: () => (
    <Swatches>
      {(Object.keys(palette) as ColorRole[]).map((role) => (
        <div key={role}>
          <Swatch $role={role} />
          {role}
        </div>
      ))}
    </Swatches>
  ),
};

export const Letras: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(Object.keys(text) as unknown as (keyof typeof text)[]).map((size) => (
        <p key={size} style={{ fontSize: text[size], lineHeight: 1.2 }}>
          {size} · Il1 O0 Ñandú, ¿qué tal?
        </p>
      ))}
      <p style={{ fontFamily: font.title, fontWeight: 700, fontSize: text[32] }}>
        Bricolage: títulos
      </p>
      <p style={{ fontFamily: font.mono }}>Martian Mono: ABZ 1h 22m</p>
      <p style={{ fontFamily: font.pixel, fontSize: text[44] }}>02 07 41</p>
    </div>
  ),
};
