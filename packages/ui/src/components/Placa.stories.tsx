import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { Placa } from './Placa';

const meta = {
  id: 'componentes-placa',
  title: 'Componentes/Placa (Placa)',
  component: Placa,
  tags: ['autodocs'],
  parameters: documenta(() => import('./Placa.docs')),
  args: { categoria: 9 },
} satisfies Meta<typeof Placa>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnLista: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Categoría 9' })).toBeVisible();
    await expect(canvas.queryByText('9')).not.toBeInTheDocument();
  },
};
export const Grande: Story = { args: { categoria: 12, size: 40, label: 'Fundación' } };
