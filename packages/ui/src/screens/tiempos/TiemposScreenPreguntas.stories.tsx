import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { closed, expectOnce, findQuestion, openQuestion, press } from '../../docs/storyActs';
import { refusal } from '../storyData';
import { TIEMPOS_META } from './storyMeta';
import { chooseAct, expectFocusBack, of } from './storyRows';
import type { TiemposScreen } from './TiemposScreen';

const meta = {
  id: 'pantallas-tiempos',
  title: 'Pantallas/Tiempos',
  ...TIEMPOS_META,
} satisfies Meta<typeof TiemposScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Confirming shows the credited minutes and the person (TIE-16). */
export const Confirma: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    const dialog = await openQuestion(canvas, 'Confirmar: Recluta', '¿Confirmar el tiempo?');
    await expect(dialog.getByText(/^En la nómina se acreditarán/)).toHaveTextContent(
      'En la nómina se acreditarán 42 min a Recluta y 30 min a ti, que llevas su tiempo.',
    );
    await press(dialog, 'Confirmar');
    await expectOnce(args.onAct, { accion: 'confirmar', tiempo: of(6) });
    await closed();
  },
};

export const ConfirmaTarde: Story = {
  args: { onAct: fn(() => Promise.reject(refusal('Ese tiempo ya se cerró.', 409))) },
  play: async ({ canvas }) => {
    await press(canvas, 'Confirmar: Agente');
    const late = await openQuestion(
      await screen.findByRole('alertdialog'),
      'Confirmar',
      'No se ha hecho',
    );
    await waitFor(() => expect(late.getByText('Ese tiempo ya se cerró.')).toBeVisible());
    await press(late, 'Volver a la lista');
    await closed();
    await expectFocusBack(canvas, 'Confirmar: Agente');
  },
};

/** Cancelling credits nothing and says so (TIE-19); the focus starts on the harmless button. */
export const Cancela: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    await chooseAct(canvas, 'Recluta', 'Cancelar');
    const dialog = await findQuestion('¿Cancelar el tiempo?');
    await expect(dialog.getByText(/^No se acreditará nada/)).toHaveTextContent(
      'ni 42 min a Recluta ni 30 min a ti. No se puede deshacer.',
    );
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Volver' })).toHaveFocus());
    await press(dialog, 'Cancelar el tiempo');
    await expectOnce(args.onAct, { accion: 'cancelar', tiempo: of(6) });
    await closed();
    await expectFocusBack(canvas, 'Más acciones: Recluta');
  },
};

/**
 * One press of Ligar takes all times without a senior (TIE-06). Desligar needs a confirmation,
 * because the senior's minutes are lost (TIE-07).
 */
export const LigaYDesliga: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Ligar Tiempos');
    await expectOnce(args.onAct, { accion: 'ligarTodos' });
    const dialog = await openQuestion(canvas, 'Desligar Tiempos', '¿Desligar tus tiempos?');
    await expect(dialog.getByText(/^Los 2 tiempos/)).toHaveTextContent(
      'Los 2 tiempos que llevas siguen contando, pero sin encargado: 1h 45m de lo que llevas tú se perderán.',
    );
    await press(dialog, 'Desligar');
    await waitFor(() => expect(args.onAct).toHaveBeenLastCalledWith({ accion: 'desligarTodos' }));
    await closed();
  },
};

export const ConfirmaPorTiempo: Story = {
  args: { cuenta: 'por_tiempo' },
  play: async ({ canvas }) => {
    const dialog = await openQuestion(canvas, 'Confirmar: Recluta', '¿Confirmar el tiempo?');
    await expect(
      dialog.getByText('Quien lleva varios tiempos a la vez gana los minutos de cada uno.'),
    ).toBeVisible();
    await expect(dialog.queryByText(/cuenta una vez/)).not.toBeInTheDocument();
  },
};

export const ConfirmaVarios: Story = {
  play: async ({ args, canvas, step }) => {
    const dialog = await openQuestion(canvas, 'Confirmar Tiempos', '¿Confirmar estos tiempos?');
    const box = (usuario: string) =>
      dialog.getByRole('checkbox', { name: `Confirmar a ${usuario}` });
    await step('Los que lleva están marcados', async () => {
      await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
      await expect(
        [box('Recluta'), box('I1l_O0scar'), box('Agente')].map(
          (one) => (one as HTMLInputElement).checked,
        ),
      ).toEqual([true, true, false]);
      await expect(dialog.getByText(/^En la nómina se acreditarán/)).toHaveTextContent(
        '1h 57m a 2 personas',
      );
      await expect(
        dialog.getByText('Cada minuto de quien lleva varios tiempos a la vez cuenta una vez.'),
      ).toBeVisible();
    });
    await step('Sin ninguno no hay nada que confirmar', async () => {
      await userEvent.click(box('Recluta'));
      await userEvent.click(box('I1l_O0scar'));
      await press(dialog, 'Confirmar 0');
      await expect(args.onAct).not.toHaveBeenCalled();
    });
    await step('Confirma los elegidos', async () => {
      await userEvent.click(box('Recluta'));
      await userEvent.click(box('Agente'));
      await press(dialog, 'Confirmar 2');
      await waitFor(() =>
        expectOnce(args.onAct, { accion: 'confirmarVarios', tiempos: [of(6), of(5)] }),
      );
      await closed();
      await expectFocusBack(canvas, 'Confirmar Tiempos');
    });
  },
};

export const ConfirmaVariosTarde: Story = {
  args: { onAct: fn(() => Promise.reject(refusal('Recluta: Ese tiempo está pausado.', 409))) },
  play: async ({ canvas }) => {
    const dialog = await openQuestion(canvas, 'Confirmar Tiempos', '¿Confirmar estos tiempos?');
    const refused = await openQuestion(dialog, 'Confirmar 2', 'No se ha hecho');
    await expect(refused.getByRole('alert')).toHaveTextContent('Recluta: Ese tiempo está pausado.');
  },
};
