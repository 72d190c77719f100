import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { TextField } from './TextField';

const meta = {
  title: 'Componentes/Dialog',
  component: Dialog,
  args: { isOpen: true, onClose: fn(), title: 'Nuevo tiempo', children: <p>Elige a quién abrirle el tiempo.</p> },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttons = (
  <>
    <Button>Cancelar</Button>
    <Button variant="primary">Abrir</Button>
  </>
);

export const Simple: Story = {};
export const ConAcciones: Story = { args: { actions: buttons } };
export const EnTelefono: Story = { args: { actions: buttons }, globals: { viewport: { value: 'phone' } } };

export const ConBarrera: Story = {
  args: {
    title: 'Iniciar Sesion',
    stripe: true,
    size: 'small',
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <TextField label="Nombre de Usuario" />
        <TextField label="Contraseña" type="password" />
        <Button variant="primary" fullWidth>
          Ingresar
        </Button>
      </div>
    ),
  },
};

export const TextoLargo: Story = {
  args: {
    title: 'Un título largo que no cabe en una sola línea del diálogo y por eso continúa en la siguiente',
    actions: buttons,
    children: Array.from({ length: 24 }, (_, index) => index + 1).map((n) => <p key={n}>Párrafo {n}: el contenido se desplaza y los botones se quedan.</p>),
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Abrir' });
    await waitFor(() => expect(button).toBeVisible());
  },
};

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Abrir el diálogo</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Detalle">
        <p>Contenido</p>
      </Dialog>
    </>
  );
}

/** Escape closes it, and the focus goes back to where it came from. */
export const AbreYCierra: Story = {
  render: () => <Opener />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir el diálogo' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Detalle' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const NoSePuedeCerrar: Story = {
  args: { isDismissable: false },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
