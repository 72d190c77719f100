import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { confirmWithKeyboard } from '../../docs/confirmWithKeyboard';
import {
  choose,
  closed,
  expectOnce,
  findDialog,
  listClosed,
  openDialog,
  openQuestion,
  pick,
  press,
  pressWithKeyboard,
  take,
} from '../../docs/storyActs';
import { forever, refusal, SERVER_DOWN } from '../storyData';
import type { DegradosScreen } from './DegradosScreen';
import { fillIn } from './storyFillIn';
import { DEGRADOS_META } from './storyMeta';

const meta = {
  id: 'pantallas-degrados',
  title: 'Pantallas/Degrados',
  ...DEGRADOS_META,
} satisfies Meta<typeof DegradosScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const misiones = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

/**
 * The form offers only missions below the current one, nearest first; choosing another person
 * clears the mission (DEG-07).
 */
export const SoloMisionesInferiores: Story = {
  play: async ({ canvas, step }) => {
    const form = await openDialog(canvas, 'Nuevo degrado');
    await step('Ofrece solo las misiones inferiores', async () => {
      await pick(form, 'Usuario', 'Agente');
      await press(form, /Nueva misión/);
      await waitFor(() =>
        expect(misiones()).toEqual([
          '3 · Agente I',
          '2 · Vigilante II',
          '2 · Vigilante I',
          '1 · Aspirante',
          '1 · Recluta',
        ]),
      );
      await take('3 · Agente I');
      await expect(form.getByRole('button', { name: /Nueva misión/ })).toHaveTextContent(
        '3 · Agente I',
      );
    });
    await step(
      'Otra persona, otra elección; no se ofrece a quien no se puede degradar',
      async () => {
        await pick(form, 'Usuario', 'Oficial');
        await expect(form.getByRole('button', { name: /Nueva misión/ })).toHaveTextContent(
          'Elige una misión',
        );
        await userEvent.clear(form.getByRole('combobox', { name: 'Usuario' }));
        for (const name of [/^Recluta/, /^Gerente/, /^Fundadora/])
          await expect(screen.queryByRole('option', { name })).not.toBeInTheDocument();
        await userEvent.keyboard('{Escape}');
        await listClosed();
      },
    );
  },
};

/** Going back from the confirmation keeps the form; the focus starts on the harmless button. */
export const ConTeclado: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Vuelve de la pregunta y no ha perdido nada', async () => {
      const question = await fillIn(await openDialog(canvas, 'Nuevo degrado'));
      await waitFor(() => expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      const form = await findDialog('Nuevo degrado');
      await expect(form.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Falta grave');
      await expect(form.getByRole('button', { name: /Nueva misión/ })).toHaveTextContent(
        '2 · Vigilante II',
      );
      await pressWithKeyboard(form, 'Continuar');
    });
    await step('Confirma', async () => {
      await confirmWithKeyboard('¿Degradar a Agente?');
      await expectOnce(args.onDemote, { usuario: 5, motivo: 'Falta grave', rango: 21 });
      await closed();
    });
  },
};

/** The normativa proposes another sanction, so the demotion needs a justification. */
export const PorLaNormativa: Story = {
  play: async ({ args, canvas, step }) => {
    const form = await openDialog(canvas, 'Nuevo degrado');
    await step('Pide por qué', async () => {
      await pick(form, 'Usuario', 'Agente');
      await choose(form, /Infracción/, 'ML-2 · Uniforme incorrecto');
      await choose(form, /Nueva misión/, '2 · Vigilante II');
      await press(form, 'Continuar');
      await waitFor(() =>
        expect(form.getByRole('textbox', { name: 'Por qué otra sanción' })).toHaveFocus(),
      );
    });
    await step('Y lo manda', async () => {
      await userEvent.keyboard('Es la tercera semana');
      const question = await openQuestion(form, 'Continuar', '¿Degradar a Agente?');
      await press(question, 'Degradar');
      await expectOnce(args.onDemote, {
        usuario: 5,
        motivo: 'Uniforme incorrecto',
        rango: 21,
        infraccion: { codigo: 'ML-2', version: 1 },
        porque: 'Es la tercera semana',
      });
    });
  },
};

export const YaDegradado: Story = {
  args: {
    onDemote: fn(() =>
      Promise.reject(refusal('Esa misión no está por debajo de la que tiene.', 409)),
    ),
  },
  play: async ({ canvas }) => {
    const refused = await openQuestion(
      await fillIn(await openDialog(canvas, 'Nuevo degrado')),
      'Degradar',
      'No se ha degradado',
    );
    await expect(refused.getByRole('alert')).toHaveTextContent(
      'Esa misión no está por debajo de la que tiene.',
    );
    await press(refused, 'Volver a la lista');
    await closed();
  },
};

export const Degradando: Story = {
  args: { onDemote: fn(forever) },
  play: async ({ canvas }) => {
    const question = await fillIn(await openDialog(canvas, 'Nuevo degrado'));
    await press(question, 'Degradar');
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};

export const OpcionesNoCargan: Story = {
  args: { isAsking: true, opciones: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const FormularioEnTelefono: Story = {
  args: { isAsking: true },
  globals: { viewport: { value: 'phone' } },
};
