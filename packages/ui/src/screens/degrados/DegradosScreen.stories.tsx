import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { closed, expectOnce, openDialog, press, ready } from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { SERVER_DOWN } from '../storyData';
import type { DegradosScreen } from './DegradosScreen';
import { LARGO, THOUSAND } from './storyDegrados';
import { fillIn } from './storyFillIn';
import { DEGRADOS_META } from './storyMeta';

const meta = {
  id: 'pantallas-degrados',
  title: 'Pantallas/Degrados',
  ...DEGRADOS_META,
} satisfies Meta<typeof DegradosScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Validation reports missing fields; the confirmation shows both missions (DEG-01, DEG-04). */
export const ConDatos: Story = {
  play: async ({ args, canvas, step }) => {
    const form = await openDialog(canvas, 'Nuevo degrado');
    await step('Dice lo que falta', async () => {
      await press(form, 'Continuar');
      await expectOnce(onAviso, 'Faltan datos');
      await waitFor(() => expect(form.getByRole('combobox', { name: 'Usuario' })).toHaveFocus());
    });
    const question = await fillIn(form);
    await step('Pregunta de dónde a dónde', async () => {
      await expect(question.getByText(/pasará de/)).toHaveTextContent(
        'Agente pasará de Agente II a Vigilante II',
      );
      await expect(question.getByText(/Falta grave/)).toBeVisible();
      await expect(args.onDemote).not.toHaveBeenCalled();
    });
    await step('Degrada', async () => {
      await press(question, 'Degradar');
      await expectOnce(args.onDemote, { usuario: 5, motivo: 'Falta grave', rango: 21 });
      await closed();
    });
  },
};

export const PlegadaEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const card = within(canvas.getAllByRole('article')[0] as HTMLElement);
    await step('Plegada dice de dónde a dónde, no la categoría que ya lleva la placa', async () => {
      await expect(card.getByText(/^Agente II → Agente I/)).toBeVisible();
      await expect(card.queryByText('Categoría 3')).not.toBeInTheDocument();
    });
    await step('Desplegada lo dice con sus nombres', async () => {
      await press(card as never, 'Detalles: Agente');
      await expect(card.queryByText(/→/)).not.toBeInTheDocument();
      await expect(card.getByText('Categoría 3')).toBeVisible();
      await expect(card.getByText('Tenía')).toBeVisible();
    });
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready({ degrados: [] }) } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: { state: ready({ degrados: THOUSAND }) },
  play: async ({ canvas }) => expect(canvas.getByText('1.000 degrados')).toBeVisible(),
};
export const TextoLargo: Story = { args: { state: ready({ degrados: [LARGO] }) } };

export const SinPermisoDeDegradar: Story = {
  args: { viewer: STORY_PEOPLE.Supervisora },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 degrados')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nuevo degrado' })).not.toBeInTheDocument();
  },
};
