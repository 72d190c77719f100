import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { inFrame } from '../docs/pagina/inFrame';
import { createFinger, expectSeen, openDialog, press } from '../docs/storyActs';
import { Button } from './Button';
import { Dialog, type DialogProps } from './Dialog';
import { expectPressable } from './expectPressable';
import { TextField } from './TextField';
import { toast, toastQueue } from './toast';

const meta = {
  id: 'componentes-dialog',
  title: 'Componentes/Diálogo (Dialog)',
  tags: ['autodocs'],
  parameters: inFrame(
    documenta(() => import('./Dialog.docs')),
    440,
  ),
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Nuevo tiempo',
    children: <p>Elige a quién abrirle el tiempo.</p>,
  },
  beforeEach: () => () => toastQueue.clear(),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttons = (
  <>
    <Button>Cancelar</Button>
    <Button variant="primary">Abrir</Button>
  </>
);

const longText = Array.from({ length: 24 }, (_, index) => index + 1).map((n) => (
  <p key={n}>Párrafo {n}: el contenido se desplaza y los botones se quedan.</p>
));

export const Simple: Story = {};
export const ConAcciones: Story = { args: { actions: buttons } };
export const EnTelefono: Story = {
  args: { actions: buttons },
  globals: { viewport: { value: 'phone' } },
};

export const ConBarrera: Story = {
  args: {
    title: 'Iniciar Sesión',
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
    title:
      'Un título largo que no cabe en una sola línea del diálogo y por eso continúa en la siguiente',
    actions: buttons,
    children: longText,
  },
  play: async () => {
    await expectSeen(await screen.findByRole('button', { name: 'Abrir' }));
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

export const AbreYCierra: Story = {
  render: () => <Opener />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir el diálogo' });
    await userEvent.click(opener);
    await expectSeen(await screen.findByRole('dialog', { name: 'Detalle' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/**
 * On a slow phone the dialog may be gone before the click of the closing touch arrives. That click
 * neither presses nor focuses the elements below; the next touch does.
 */
export const ClicTardio: Story = {
  args: { onClose: fn() },
  render: ({ onClose }) => (
    <>
      <Opener />
      <button type="button" onClick={onClose}>
        Lo que hay debajo
      </button>
    </>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step }) => {
    const below = canvas.getByRole('button', { name: 'Lo que hay debajo' });
    await step('El toque que cierra el diálogo llega tarde', async () => {
      const dialog = await openDialog(canvas, 'Abrir el diálogo', 'Detalle');
      const finger = createFinger();
      finger.lift(dialog.getByRole('button', { name: 'Cerrar' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(finger.click(below)).toBe(false);
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('El siguiente sí pulsa', async () => {
      const finger = createFinger();
      finger.lift(below);
      await expect(finger.click(below)).toBe(true);
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
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

const AVISO =
  'No se pudo guardar porque alguien cambió estos datos mientras los editabas. Vuelve a cargar la lista y repite tu cambio.';

function Failing(props: DialogProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={<Button onPress={() => toast.error({ text: AVISO })}>Guardar</Button>}
      />
      {!isOpen && <p>Cerrado</p>}
    </>
  );
}

async function fail() {
  const dialog = await screen.findByRole('dialog');
  await press(dialog, 'Guardar');
  return { dialog, notice: await screen.findByRole('alertdialog') };
}
const boxOf = (element: Element) => element.getBoundingClientRect();

/** An error notice covers none of the sheet's buttons, at any height. */
export const AvisoEnTelefono: Story = {
  args: { children: longText },
  render: (args) => <Failing {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { dialog, notice } = await fail();
    await waitFor(() => expect(boxOf(notice).bottom).toBeLessThan(boxOf(dialog).top));
    await expectPressable([
      ...within(dialog).getAllByRole('button'),
      ...within(notice).getAllByRole('button'),
    ]);
  },
};

/** After the sheet closes, the notice is at the bottom of the page as usual (SHL-54). */
export const AvisoTrasCerrar: Story = {
  ...AvisoEnTelefono,
  play: async () => {
    const { dialog, notice } = await fail();
    await press(dialog, 'Cerrar');
    await screen.findByText('Cerrado');
    await waitFor(() => expect(window.innerHeight - boxOf(notice).bottom).toBeLessThan(32));
  },
};

/**
 * On a wide screen the notice is centred at the bottom (SHL-54), and a tall dialog ends above it.
 */
export const AvisoEnEscritorio: Story = {
  args: { children: longText },
  render: (args) => <Failing {...args} />,
  play: async () => {
    const { dialog, notice } = await fail();
    await waitFor(() => expect(boxOf(dialog).bottom).toBeLessThan(boxOf(notice).top));
    const { left, right, bottom } = boxOf(notice);
    await expect(Math.abs(left + right - document.documentElement.clientWidth)).toBeLessThan(2);
    await expect(window.innerHeight - bottom).toBeLessThan(32);
    await expectPressable([
      ...within(dialog).getAllByRole('button'),
      ...within(notice).getAllByRole('button'),
    ]);
    // A closed notice takes no space.
    await press(notice, 'Cerrar aviso');
    await waitFor(() => expect(window.innerHeight - boxOf(dialog).bottom).toBeLessThan(32));
    await press(dialog, 'Guardar');
    await screen.findByRole('alertdialog');
  },
};
