import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { confirmWithKeyboard } from '../../docs/confirmWithKeyboard';
import {
  type Canvas,
  closed,
  expectOnce,
  findDialog,
  openQuestion,
  press,
  pressWithKeyboard,
} from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { forever, refusal } from '../storyData';
import { RegistrosScreen } from './RegistrosScreen';
import type { FichajeRegistrado, RegistrosScreenProps } from './RegistrosScreenProps';
import { REGISTROS_META, registrosOf } from './storyMeta';
import { REGISTROS } from './storyRegistros';

const meta = {
  id: 'pantallas-registros',
  title: 'Pantallas/Registros',
  ...REGISTROS_META,
  args: { ...REGISTROS_META.args, busqueda: { modulo: 'fichajes', palabra: '' } },
} satisfies Meta<typeof REGISTROS_META.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const FICHAJE = REGISTROS.fichajes[1] as FichajeRegistrado;
const detalles = (canvas: Canvas) => canvas.getAllByRole('button', { name: /^Detalle/ });
const openDetail = async (canvas: Canvas, index: number) => {
  await userEvent.click(detalles(canvas)[index] as HTMLElement);
  return findDialog('Fichaje');
};

/** A record's details show the minutes that remain after a deduction (LOG-04, LOG-05, LOG-14). */
export const Resta: Story = {
  render: function Deducted(args: RegistrosScreenProps) {
    const [fichajes, setFichajes] = useState(REGISTROS.fichajes);
    const onSubtract: RegistrosScreenProps['onSubtract'] = async (one, minutos) => {
      await args.onSubtract(one, minutos);
      setFichajes((now) =>
        now.map((each) =>
          each.id === one.id
            ? { ...each, min: each.min - minutos, minsT: each.minsT - minutos }
            : each,
        ),
      );
    };
    return (
      <RegistrosScreen
        {...args}
        state={registrosOf({ ...REGISTROS, fichajes })}
        onSubtract={onSubtract}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const dialog = await openDetail(canvas, 1);
    for (const text of ['Oficial', '20 nov 2026', '2h 0m', '5 min', '3h 0m'])
      await waitFor(() => expect(dialog.getByText(text)).toBeVisible());
    await press(
      await openQuestion(dialog, 'Restar 10 minutos', '¿Restar 10 minutos?'),
      'Restar 10 minutos',
    );
    await expectOnce(args.onSubtract, FICHAJE, 10);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(dialog.getByText('1h 50m')).toBeVisible();
    await expect(dialog.getByText('2h 50m')).toBeVisible();
  },
};

export const RestaConTeclado: Story = {
  play: async ({ args, canvas, step }) => {
    const detail = detalles(canvas)[1] as HTMLElement;
    detail.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Fichaje' });
    await pressWithKeyboard(dialog, 'Restar 5 minutos');
    await step('Resta sin ratón', async () => {
      await confirmWithKeyboard('¿Restar 5 minutos?');
      await expectOnce(args.onSubtract, FICHAJE, 5);
    });
    await step('El foco vuelve por donde vino', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(detail).toHaveFocus());
    });
  },
};

export const SinNadaQueRestar: Story = {
  play: async ({ canvas }) => {
    for (const index of [0, 3]) {
      await expect(
        (await openDetail(canvas, index)).queryByRole('button', { name: /^Restar/ }),
      ).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await closed();
    }
  },
};
export const SupervisoraSoloMira: Story = {
  args: { viewer: STORY_PEOPLE.Supervisora },
  play: async ({ canvas }) => {
    await expect(
      (await openDetail(canvas, 1)).queryByRole('button', { name: /^Restar/ }),
    ).not.toBeInTheDocument();
  },
};

export const YaNoQuedan: Story = {
  args: {
    onSubtract: fn(() =>
      Promise.reject(refusal('A ese fichaje no le quedan minutos que restar.', 409)),
    ),
  },
  play: async ({ canvas }) => {
    const pregunta = await openQuestion(
      await openDetail(canvas, 1),
      'Restar 5 minutos',
      '¿Restar 5 minutos?',
    );
    const refused = await openQuestion(pregunta, 'Restar 5 minutos', 'No se han restado');
    await expect(refused.getByRole('alert')).toHaveTextContent(
      'A ese fichaje no le quedan minutos que restar.',
    );
  },
};

export const Restando: Story = {
  args: { onSubtract: fn(forever) },
  play: async ({ canvas }) => {
    const pregunta = await openQuestion(
      await openDetail(canvas, 1),
      'Restar 5 minutos',
      '¿Restar 5 minutos?',
    );
    await press(pregunta, 'Restar 5 minutos');
    await expect(pregunta.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};

export const Corrige: Story = {
  play: async ({ args, canvas, step }) => {
    await press(await openDetail(canvas, 1), 'Corregir');
    const dialog = await findDialog(`Corregir a ${FICHAJE.nombreUsuario}`);
    await step('Sin minutos no se corrige', async () => {
      await press(dialog, 'Corregir');
      await expect(await dialog.findByText('Pon cuántos minutos.')).toBeVisible();
    });
    await step('Sin motivo tampoco', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Minutos' }), '37');
      await press(dialog, 'Corregir');
      await expect(await dialog.findByText('Di por qué.')).toBeVisible();
    });
    await step('Resta 37 minutos y vuelve al fichaje', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Se fue antes');
      await press(dialog, 'Corregir');
      await waitFor(() =>
        expectOnce(args.onCorrect, FICHAJE, { minutos: -37, motivo: 'Se fue antes' }),
      );
      await findDialog('Fichaje');
    });
  },
};
