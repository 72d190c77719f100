import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { Spinner } from './Spinner';

const meta = {
  id: 'componentes-spinner',
  title: 'Componentes/Rueda (Spinner)',
  component: Spinner,
  tags: ['autodocs'],
  parameters: documenta(() => import('./Spinner.docs')),
  args: { label: 'Cargando personas' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Cargando personas' })).toBeVisible(),
};
export const Tamanos: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      {([16, 20, 24] as const).map((size) => (
        <Spinner key={size} size={size} label={`Rueda de ${size} px`} />
      ))}
    </div>
  ),
};
