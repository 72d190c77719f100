import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Canvas, closed, expectOnce, openDialog, press } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { refusal } from '../storyData';
import type { AusenciasScreen } from './AusenciasScreen';
import { ausencia, PROPIAS } from './storyAusencias';
import { AUSENCIAS_META, ausenciasOf } from './storyMeta';

const meta = {
  id: 'pantallas-ausencias',
  title: 'Pantallas/Ausencias',
  ...AUSENCIAS_META,
  args: { ...AUSENCIAS_META.args, viewer: STORY_PEOPLE.Oficial },
} satisfies Meta<typeof AusenciasScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Staff with an accepted absence that is not over see it, and no button (AUS-04, AUS-05). */
export const Aceptada: Story = {
  args: { state: ausenciasOf({ propias: PROPIAS }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tu ausencia está aceptada' })).toBeVisible();
    await expect(canvas.getByText('6 días · Termina dentro de 4 días')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nueva ausencia' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
};

/** The same while one waits (AUS-03). */
export const EnEspera: Story = {
  args: { state: ausenciasOf({ propias: [ausencia(40, { inicio: '2026-11-23', final: '2026-11-27' }), ...PROPIAS.slice(1)] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tu ausencia espera respuesta' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nueva ausencia' })).not.toBeInTheDocument();
  },
};

export const SinNinguna: Story = { args: { state: ausenciasOf() } };

async function typeDay(dialog: Canvas, name: string, digits: string) {
  within(dialog.getByRole('group', { name })).getAllByRole('spinbutton')[0]?.focus();
  await userEvent.keyboard(digits);
}

/** The main act of everybody: an absence is asked for. What is missing is said in the portal's words (AUS-12 to AUS-16). */
export const Pide: Story = {
  args: { state: ausenciasOf({ propias: PROPIAS.slice(1) }) },
  play: async ({ args, canvas, step }) => {
    const dialog = await openDialog(canvas, 'Nueva ausencia');
    await step('Dice lo que falta', async () => {
      await press(dialog, 'Enviar');
      await expectOnce(args.onAviso, 'No dejes campos vacios');
      const motivo = dialog.getByRole('textbox', { name: 'Motivo' });
      await waitFor(() => expect(motivo).toHaveFocus());
      await expect(motivo).toHaveAccessibleDescription(/No dejes campos vacios/);
      await userEvent.keyboard('Exámenes');
    });
    await step('El final no va antes que el inicio', async () => {
      await typeDay(dialog, 'Desde', '11272026');
      await typeDay(dialog, 'Hasta', '11232026');
      await press(dialog, 'Enviar');
      await waitFor(() => expect(args.onAviso).toHaveBeenLastCalledWith('Fecha inicio no puede ser mayor a Fecha final'));
      await expect(args.onRequest).not.toHaveBeenCalled();
    });
    await step('Envía la ausencia', async () => {
      await typeDay(dialog, 'Hasta', '11282026');
      await press(dialog, 'Enviar');
      await expectOnce(args.onRequest, { motivo: 'Exámenes', inicio: '2026-11-27', final: '2026-11-28' });
      await closed();
    });
  },
};

/** Asked for on another device meanwhile: the form says so. */
export const YaHabiaOtra: Story = {
  args: { state: ausenciasOf(), onRequest: fn(() => Promise.reject(refusal('Ya tienes una ausencia en espera.', 409))) },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Nueva ausencia');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Viaje');
    for (const name of ['Desde', 'Hasta']) await typeDay(dialog, name, '11252026');
    await press(dialog, 'Enviar');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Ya tienes una ausencia en espera.');
  },
};
