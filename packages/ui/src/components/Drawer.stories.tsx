import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { inFrame } from '../docs/pagina/inFrame';
import { Button } from './Button';
import { Drawer } from './Drawer';
import { expectPressable } from './expectPressable';
import { toast, toastQueue } from './toast';

function Opener(props: ComponentProps<typeof Drawer>) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ver el detalle</Button>
      <Drawer
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </>
  );
}

const meta = {
  id: 'componentes-drawer',
  title: 'Componentes/Cajón (Drawer)',
  tags: ['autodocs'],
  parameters: inFrame(
    documenta(() => import('./Drawer.docs')),
    440,
  ),
  component: Drawer,
  args: {
    isOpen: true,
    title: 'Detalle del tiempo',
    onClose: fn(),
    children: <p>Ronda-Nocturna lleva una hora y veinte minutos.</p>,
    actions: <Button variant="primary">Confirmar</Button>,
  },
  render: (args) => <Opener {...args} />,
  beforeEach: () => () => toastQueue.clear(),
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Abierto: Story = {
  play: async () =>
    expect(await screen.findByRole('dialog', { name: 'Detalle del tiempo' })).toHaveTextContent(
      'Ronda-Nocturna',
    ),
};

export const SoloTeclado: Story = {
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{Tab}{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Ver el detalle' })).toHaveFocus(),
    );
  },
};

export const TextoLargo: Story = {
  args: {
    title: 'Un título que ocupa más de una línea en cualquier cajón',
    children: <p>{'Línea tras línea, el registro cuenta lo que pasó. '.repeat(60)}</p>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    dialog.scrollTop = dialog.scrollHeight;
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cerrar' })).toBeVisible());
    await expect(
      screen.getByRole('heading', { name: /^Un título/ }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(0);
  },
};

export const AvisoEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    toast.error({ text: 'No se pudo confirmar porque este tiempo ya está cerrado.' });
    const notice = await screen.findByRole('alertdialog');
    await waitFor(() =>
      expect(notice.getBoundingClientRect().bottom).toBeLessThan(
        dialog.getBoundingClientRect().top,
      ),
    );
    await expectPressable([
      ...within(dialog).getAllByRole('button'),
      ...within(notice).getAllByRole('button'),
    ]);
  },
};
