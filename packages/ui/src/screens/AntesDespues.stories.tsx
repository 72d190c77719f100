import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { AntesDespues } from './AntesDespues';

const meta = {
  id: 'patrones-antesdespues',
  title: 'Patrones/Antes y después (AntesDespues)',
  component: AntesDespues,
  tags: ['autodocs'],
  parameters: documenta(() => import('./AntesDespues.docs')),
  args: {
    cambios: [
      { campo: 'Precio', antes: '12.000 c', despues: '12.500 c' },
      { campo: 'Firma', antes: null, despues: 'LUZ' },
      { campo: 'Nota', antes: 'Solo fines de semana', despues: null },
    ],
  },
} satisfies Meta<typeof AntesDespues>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TresCambios: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvasElement.querySelectorAll('del')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('ins')).toHaveLength(2);
  },
};
export const TextoLargo: Story = {
  args: {
    cambios: [
      { campo: 'Cartel', antes: 'Bienvenida a la barrera. '.repeat(6), despues: 'a'.repeat(120) },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
