import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { inFrame } from '../docs/pagina/inFrame';
import { press } from '../docs/storyActs';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  id: 'componentes-confirmdialog',
  title: 'Patrones/Pregunta (ConfirmDialog)',
  tags: ['autodocs'],
  parameters: inFrame(
    documenta(() => import('./ConfirmDialog.docs')),
    440,
  ),
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: '¿Aceptar el ascenso?',
    children: <p>Pasarás a «Vigilante de la barrera» y se contará un ascenso a Oficial.</p>,
    confirmLabel: 'Aceptar',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pregunta: Story = {
  play: async ({ args }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancelar' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await press(screen, 'Aceptar');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const Irreversible: Story = {
  args: {
    title: '¿Reiniciar la lista de paga?',
    children: (
      <p>
        La lista quedará vacía: 62 filas al archivo. Lo archivado ya no se puede marcar ni
        desmarcar.
      </p>
    ),
    confirmLabel: 'Reiniciar lista de paga',
    tone: 'danger',
    irreversible: true,
  },
};

export const EnCurso: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Aceptar/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const ConError: Story = {
  args: { error: 'La solicitud ya fue respondida desde otro lugar. Vuelve a cargar la lista.' },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('ya fue respondida'),
};

export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
