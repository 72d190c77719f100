import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { LitWindow } from './LitWindow';

const meta = {
  id: 'componentes-litwindow',
  title: 'Componentes/Ventana encendida (LitWindow)',
  component: LitWindow,
  tags: ['autodocs'],
  parameters: documenta(() => import('./LitWindow.docs')),
  args: { lit: true, children: 'Estás dentro' },
} satisfies Meta<typeof LitWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Encendida: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('Estás dentro');
    await expect(words).toBeVisible();
    await expect(words.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Apagada: Story = { args: { lit: false, children: 'Estás fuera' } };
