import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { closed, expectOnce, openDialog, press } from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { refusal } from '../storyData';
import { VETOS_META } from './storyMeta';
import type { VetosScreen } from './VetosScreen';

const meta = {
  id: 'pantallas-vetos',
  title: 'Pantallas/Vetos',
  ...VETOS_META,
} satisfies Meta<typeof VetosScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The main act. The form names each missing field. */
export const Veta: Story = {
  play: async ({ args, canvas, step }) => {
    const dialog = await openDialog(canvas, 'Nuevo veto');
    await step('Dice que falta el nombre', async () => {
      await press(dialog, 'Vetar');
      await expectOnce(onAviso, 'Escribe el nombre que se veta');
      await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Nombre' })).toHaveFocus());
      await userEvent.keyboard('Intrus0');
    });
    await step('Dice que falta el motivo', async () => {
      await press(dialog, 'Vetar');
      await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveFocus());
      await userEvent.keyboard('Molesta en la puerta');
    });
    await step('La prueba es una dirección', async () => {
      const prueba = dialog.getByRole('textbox', { name: 'Prueba (opcional)' });
      await userEvent.type(prueba, 'javascript:alert(1)');
      await press(dialog, 'Vetar');
      await waitFor(() => expect(prueba).toHaveFocus());
      await expect(args.onVeto).not.toHaveBeenCalled();
      await userEvent.clear(prueba);
    });
    await step('Veta', async () => {
      await press(dialog, 'Vetar');
      await expectOnce(args.onVeto, {
        nombre: 'Intrus0',
        motivo: 'Molesta en la puerta',
        hasta: '',
        enlace: '',
      });
      await closed();
    });
  },
};

export const EstaDentro: Story = {
  args: {
    onVeto: fn(() =>
      Promise.reject(
        Object.assign(refusal('Agente está en la agencia: despide antes a esa persona.', 409), {
          campo: 'nombre',
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Nuevo veto');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Agente');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Falta grave');
    await press(dialog, 'Vetar');
    const nombre = dialog.getByRole('textbox', { name: 'Nombre' });
    await waitFor(() => expect(nombre).toHaveFocus());
    await expect(nombre).toHaveAccessibleDescription(/Agente está en la agencia/);
  },
};
