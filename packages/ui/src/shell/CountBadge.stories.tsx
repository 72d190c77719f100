import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { CountBadge } from './CountBadge';

const meta = {
  id: 'armazon-cuenta',
  title: 'Patrones/Armazón/Cuenta pendiente (CountBadge)',
  component: CountBadge,
  tags: ['autodocs'],
  parameters: documenta(() => import('./CountBadge.docs')),
  args: { count: 3 },
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Varias: Story = {
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('3, 3 pendientes'),
};
export const MasDeNoventaYNueve: Story = {
  args: { count: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText(', 120 pendientes')).toBeInTheDocument();
  },
};
export const Ninguna: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => expect(canvas.queryByText(/pendiente/)).not.toBeInTheDocument(),
};
