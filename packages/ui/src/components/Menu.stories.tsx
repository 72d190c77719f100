import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { LinkButton } from './LinkButton';
import { Menu } from './Menu';

const ajustar = fn();
const cancelar = fn();

const meta = {
  id: 'componentes-menu',
  title: 'Componentes/Menú de actos (Menu)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./Menu.docs')),
  component: Menu,
  args: {
    label: 'Más acciones de Ronda-Nocturna',
    variant: 'secondary',
    actions: [
      { id: 'ajustar', label: 'Ajustar', onPress: ajustar },
      { id: 'desligar', label: 'Desligar', onPress: fn(), isDisabled: true },
      { id: 'cancelar', label: 'Cancelar tiempo', onPress: cancelar, isDanger: true },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cerrado: Story = {};
export const Abierto: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
  },
};

export const SoloTeclado: Story = {
  play: async ({ canvas }) => {
    cancelar.mockClear();
    await userEvent.keyboard('{Tab}{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(cancelar).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const EnlaceComoBoton: Story = {
  render: () => <LinkButton href="#inicio">Ir al inicio</LinkButton>,
};
