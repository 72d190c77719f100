import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { Notice } from './Notice';

const meta = {
  id: 'componentes-notice',
  title: 'Componentes/Aviso en su sitio (Notice)',
  component: Notice,
  tags: ['autodocs'],
  parameters: documenta(() => import('./Notice.docs')),
  args: { tone: 'info', children: 'Podrá ascender dentro de 2 días y 7 horas.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Informa: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('note')).toHaveTextContent('2 días y 7 horas'),
};
export const Advierte: Story = {
  args: { tone: 'caution', children: 'Necesita una firma antes de aceptar.' },
};
export const Falla: Story = {
  args: { tone: 'danger', children: 'Ascenso no encontrado' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('Ascenso no encontrado'),
};
export const TextoLargo: Story = {
  args: {
    tone: 'caution',
    children:
      'Alguien ha cambiado estos datos mientras los editabas. Vuelve a cargar la lista y repite tu cambio. '.repeat(
        3,
      ),
  },
};
