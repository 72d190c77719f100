import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { SinConexion } from './SinConexion';

const meta = {
  id: 'armazon-sin-conexion',
  title: 'Patrones/Armazón/Sin conexión (SinConexion)',
  component: SinConexion,
  tags: ['autodocs'],
  parameters: documenta(() => import('./SinConexion.docs')),
  args: { isShown: true },
} satisfies Meta<typeof SinConexion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reintentando: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sin conexión · reintentando');
  },
};

export const VistoAntes: Story = {
  args: { visto: '2026-11-20T23:32:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Sin conexión · así estaba (el 20 nov 2026|el 21 nov 2026|ayer|hoy) a las? \d\d:\d\d$/,
    );
  },
};

export const ConConexion: Story = {
  args: { isShown: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Sin conexión/)).not.toBeInTheDocument();
  },
};
