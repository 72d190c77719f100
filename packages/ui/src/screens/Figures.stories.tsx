import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { Figures } from './Figures';

const meta = {
  id: 'patrones-figures',
  title: 'Patrones/Cifras (Figures)',
  component: Figures,
  tags: ['autodocs'],
  parameters: documenta(() => import('./Figures.docs')),
  args: {
    figures: [
      ['Por pagar', '48.200 c'],
      ['Pagadas', '31 de 42'],
      ['Multas', '1.500 c'],
    ],
  },
} satisfies Meta<typeof Figures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tres: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('48.200 c'),
};
export const EnTelefono: Story = { globals: { viewport: { value: 'narrow' } } };
