import { must } from '@garita/domain/must';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  type Canvas,
  closed,
  expectOnce,
  openDialog,
  openQuestion,
  press,
} from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { refusal } from '../storyData';
import type { AusenciasScreen } from './AusenciasScreen';
import { ausencia, HOY, PROPIAS } from './storyAusencias';
import { AUSENCIAS_META, ausenciasOf } from './storyMeta';

const meta = {
  id: 'pantallas-ausencias',
  title: 'Pantallas/Ausencias',
  ...AUSENCIAS_META,
  args: { ...AUSENCIAS_META.args, viewer: STORY_PEOPLE.Oficial },
} satisfies Meta<typeof AusenciasScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * While an accepted absence is not over, the user cannot request another absence (AUS-04, AUS-05).
 */
export const Aceptada: Story = {
  args: { state: ausenciasOf({ propias: PROPIAS }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tu ausencia está aceptada' })).toBeVisible();
    await expect(canvas.getByText('6 días · Termina dentro de 4 días')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nueva ausencia' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
};

export const TerminaAntes: Story = {
  args: { state: ausenciasOf({ propias: PROPIAS }) },
  play: async ({ args, canvas }) => {
    const dialog = await openQuestion(canvas, 'Terminar antes', '¿Terminar la ausencia antes?');
    await expect(dialog.getByText(/deja de estar ausente desde hoy/)).toBeVisible();
    await press(dialog, 'Terminar');
    await expectOnce(args.onDecide, PROPIAS[0], 'terminar');
    await closed();
  },
};

/** An absence that is ended on or before its first day becomes cancelled. */
export const TerminaSinEmpezar: Story = {
  args: { state: ausenciasOf({ propias: [{ ...must(PROPIAS[0], 'His absence'), inicio: HOY }] }) },
  play: async ({ canvas }) => {
    const dialog = await openQuestion(canvas, 'Terminar antes', '¿Terminar la ausencia antes?');
    await expect(
      dialog.getByText(/quedará como «Cancelada»: ninguno de sus días ha pasado/),
    ).toBeVisible();
  },
};

/** The owner's absence is accepted automatically. */
export const DeLaDuena: Story = {
  args: {
    viewer: STORY_PEOPLE.Fundadora,
    state: ausenciasOf({
      propias: [
        ausencia(41, { usuarioNombre: 'Fundadora', encargadoNombre: 'Fundadora', estado: 1 }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Se aceptó sola: nadie está por encima de ti/)).toBeVisible();
  },
};

/** A pending absence also blocks another request (AUS-03). */
export const EnEspera: Story = {
  args: {
    state: ausenciasOf({
      propias: [ausencia(40, { inicio: '2026-11-23', final: '2026-11-27' }), ...PROPIAS.slice(1)],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Tu ausencia espera respuesta' }),
    ).toBeVisible();
    await expect(canvas.getByText('del 23 al 27 nov 2026')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nueva ausencia' })).not.toBeInTheDocument();
  },
};

/**
 * The user withdraws a pending absence. The list says which cancelled absences were rejected and
 * which were withdrawn (AUS-23).
 */
export const Retira: Story = {
  args: {
    state: ausenciasOf({
      propias: [
        ausencia(40),
        ausencia(39, { estado: 2, encargadoNombre: 'Oficial' }),
        ...PROPIAS.slice(1),
      ],
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText('Cancelada')).toHaveLength(2);
    for (const como of ['Retirada', 'Declinada'])
      await expect(canvas.getByText(como)).toBeVisible();
    await press(await openQuestion(canvas, 'Retirar', '¿Retirar la ausencia?'), 'Retirar');
    await expectOnce(args.onDecide, ausencia(40), 'retirar');
    await closed();
  },
};

export const SinNinguna: Story = { args: { state: ausenciasOf() } };

async function typeDay(dialog: Canvas, name: string, digits: string) {
  within(dialog.getByRole('group', { name })).getAllByRole('spinbutton')[0]?.focus();
  await userEvent.keyboard(digits);
}

/** The main act: requesting an absence. Validation reports missing fields (AUS-12 to AUS-16). */
export const Pide: Story = {
  args: { state: ausenciasOf({ propias: PROPIAS.slice(1) }) },
  play: async ({ args, canvas, step }) => {
    const dialog = await openDialog(canvas, 'Nueva ausencia');
    await step('Dice lo que falta', async () => {
      await press(dialog, 'Enviar');
      await expectOnce(onAviso, 'No dejes campos vacios');
      const motivo = dialog.getByRole('textbox', { name: 'Motivo' });
      await waitFor(() => expect(motivo).toHaveFocus());
      await expect(motivo).toHaveAccessibleDescription(/No dejes campos vacios/);
      await userEvent.keyboard('Exámenes');
    });
    await step('El final no va antes que el inicio', async () => {
      await typeDay(dialog, 'Desde', '11272026');
      await typeDay(dialog, 'Hasta', '11232026');
      await press(dialog, 'Enviar');
      await waitFor(() =>
        expect(onAviso).toHaveBeenLastCalledWith('Fecha inicio no puede ser mayor a Fecha final'),
      );
      await expect(args.onRequest).not.toHaveBeenCalled();
    });
    await step('Ningún día ha pasado', async () => {
      await typeDay(dialog, 'Desde', '11202026');
      await press(dialog, 'Enviar');
      await waitFor(() =>
        expect(onAviso).toHaveBeenLastCalledWith('Fecha inicio no puede ser anterior a hoy'),
      );
      await typeDay(dialog, 'Desde', '11272026');
    });
    await step('Envía la ausencia', async () => {
      await typeDay(dialog, 'Hasta', '11282026');
      await press(dialog, 'Enviar');
      await expectOnce(args.onRequest, {
        motivo: 'Exámenes',
        inicio: '2026-11-27',
        final: '2026-11-28',
      });
      await closed();
    });
  },
};

export const YaHabiaOtra: Story = {
  args: {
    state: ausenciasOf(),
    onRequest: fn(() => Promise.reject(refusal('Ya tienes una ausencia en espera.', 409))),
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Nueva ausencia');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Viaje');
    for (const name of ['Desde', 'Hasta']) await typeDay(dialog, name, '11252026');
    await press(dialog, 'Enviar');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Ya tienes una ausencia en espera.',
    );
  },
};
