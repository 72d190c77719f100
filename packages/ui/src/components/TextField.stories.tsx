import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { press } from '../docs/storyActs';
import { TextField } from './TextField';

const meta = {
  id: 'componentes-textfield',
  title: 'Componentes/Campo de texto (TextField)',
  component: TextField,
  tags: ['autodocs'],
  parameters: documenta(() => import('./TextField.docs')),
  args: { label: 'Nombre de Usuario', name: 'usuario' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vacio: Story = {};
export const ConTexto: Story = { args: { defaultValue: 'I1l_O0scar' } };
export const ConAyuda: Story = {
  args: { description: 'Tal como aparece en el juego.', placeholder: 'Ronda-Nocturna' },
};
export const Desactivado: Story = { args: { defaultValue: 'Ronda-Nocturna', isDisabled: true } };
export const TextoLargo: Story = {
  args: {
    label:
      'Motivo por el que se pide el cambio de nombre de la persona elegida en el paso anterior',
    defaultValue: 'Un motivo que no cabe de ninguna manera en el ancho de este campo de texto',
    description:
      'Lo leerá quien decida sobre tu solicitud, así que explica con calma todo lo que haga falta.',
  },
};

export const Invalido: Story = {
  args: { defaultValue: 'elPatio 83', errorMessage: 'Nombre no puede tener espacio' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nombre de Usuario' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Nombre no puede tener espacio');
  },
};

export const Enfocado: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Contrasena: Story = {
  args: { label: 'Contraseña', name: 'clave', type: 'password', autoComplete: 'current-password' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Contraseña');
    await userEvent.type(input, 'garita-demo');
    await expect(input).toHaveAttribute('type', 'password');
    await press(canvas, 'Mostrar contraseña');
    await expect(input).toHaveAttribute('type', 'text');
    await press(canvas, 'Ocultar contraseña');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveValue('garita-demo');
  },
};
