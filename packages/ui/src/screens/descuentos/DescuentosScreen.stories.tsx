import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { confirmWithKeyboard } from '../../docs/confirmWithKeyboard';
import {
  type Canvas,
  closed,
  expectOnce,
  openDialog,
  openQuestion,
  press,
  pressWithKeyboard,
  ready,
} from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { forever, refusal, SERVER_DOWN } from '../storyData';
import { DescuentosScreen } from './DescuentosScreen';
import type { Descuento, DescuentosScreenProps } from './DescuentosScreenProps';
import { DESCUENTOS, LARGO, THOUSAND } from './storyDescuentos';

const meta = {
  id: 'pantallas-descuentos',
  title: 'Pantallas/Descuentos',
  component: DescuentosScreen,
  args: {
    state: ready({ descuentos: DESCUENTOS }),
    onCreate: fn(async () => undefined),
    onDelete: fn(async () => undefined),
  },
} satisfies Meta<typeof DescuentosScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const openForm = async (canvas: Canvas) => {
  return openDialog(canvas, 'Nuevo código');
};
const askToDelete = async (canvas: Canvas, codigo: string) => {
  await press(canvas, new RegExp(`Borrar.*${codigo}`));
  return screen.findByRole('alertdialog', { name: '¿Borrar el código?' });
};

export const ConDatos: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 códigos')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar códigos' }), 'VERANO');
    await waitFor(() => expect(canvas.getByText('1 de 5 códigos')).toBeVisible());
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(canvas.getByText('5 códigos')).toBeVisible());
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready({ descuentos: [] }) } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = { args: { state: ready({ descuentos: THOUSAND }) } };
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
export const TextoLargo: Story = { args: { state: ready({ descuentos: LARGO }) } };

/** The main act: creating a code. Validation reports missing fields (DSC-04, DSC-06, DSC-07). */
export const Crea: Story = {
  play: async ({ args, canvas, step }) => {
    const dialog = await openForm(canvas);
    const percent = dialog.getByRole('textbox', { name: 'Descuento' });
    await step('Dice que falta el código', async () => {
      await press(dialog, 'Crear');
      await expectOnce(onAviso, 'Faltan Datos');
      const codigo = dialog.getByRole('textbox', { name: 'Código' });
      await waitFor(() => expect(codigo).toHaveFocus());
      await expect(codigo).toHaveAccessibleDescription(/Faltan Datos/);
      await userEvent.keyboard('OTOÑO');
    });
    await step('Dice que falta el descuento', async () => {
      await press(dialog, 'Crear');
      await waitFor(() => expect(onAviso).toHaveBeenCalledTimes(2));
      await waitFor(() => expect(percent).toHaveFocus());
      await userEvent.keyboard('120');
    });
    await step('No admite más del 100 %', async () => {
      await press(dialog, 'Crear');
      await waitFor(() =>
        expect(onAviso).toHaveBeenLastCalledWith('El descuento es un número entero del 1 al 100.'),
      );
      await expect(args.onCreate).not.toHaveBeenCalled();
    });
    await step('Calcula lo que costará un traslado', async () => {
      await userEvent.clear(percent);
      await userEvent.type(percent, '30');
      await userEvent.tab();
      await waitFor(() =>
        expect(percent).toHaveAccessibleDescription('Un traslado de 80c costará 56c.'),
      );
    });
    await step('Crea el código', async () => {
      await press(dialog, 'Crear');
      await expectOnce(args.onCreate, { codigo: 'OTOÑO', descuento: 30 });
      await closed();
    });
  },
};

export const Ocupado: Story = {
  args: {
    onCreate: fn(() =>
      Promise.reject(Object.assign(refusal('Ese código ya existe.', 409), { campo: 'codigo' })),
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Código' }), 'verano');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descuento' }), '5');
    await press(dialog, 'Crear');
    const codigo = dialog.getByRole('textbox', { name: 'Código' });
    await waitFor(() => expect(codigo).toHaveFocus());
    await expect(codigo).toHaveAccessibleDescription(/Ese código ya existe\./);
  },
};

/** The focus starts on the harmless button, and stays on the page after the deletion (DSC-05). */
export const Borra: Story = {
  render: function Deleting(args: DescuentosScreenProps) {
    const [descuentos, setDescuentos] = useState(DESCUENTOS);
    const onDelete = async (one: Descuento) => {
      await args.onDelete(one);
      setDescuentos((now) => now.filter(({ id }) => id !== one.id));
    };
    return <DescuentosScreen {...args} state={ready({ descuentos })} onDelete={onDelete} />;
  },
  play: async ({ args, canvas, canvasElement }) => {
    await pressWithKeyboard(canvas, /Borrar.*ASPIRANTE/);
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Nadie podrá usar ASPIRANTE (10%)',
    );
    await confirmWithKeyboard('¿Borrar el código?');
    await expectOnce(args.onDelete, DESCUENTOS[2]);
    await closed();
    await expect(canvas.getByText('4 códigos')).toBeVisible();
    await waitFor(() =>
      expect(canvasElement).toContainElement(document.activeElement as HTMLElement),
    );
  },
};

export const YaBorrado: Story = {
  args: {
    onDelete: fn(() => Promise.reject(refusal('Fundadora ya borró el código verano.', 409))),
  },
  play: async ({ canvas }) => {
    const refused = await openQuestion(
      await askToDelete(canvas, 'verano'),
      'Borrar el código',
      'No se pudo borrar',
    );
    await expect(refused.getByRole('alert')).toHaveTextContent(
      'Fundadora ya borró el código verano.',
    );
    await expect(
      refused.queryByRole('button', { name: 'Borrar el código' }),
    ).not.toBeInTheDocument();
  },
};

export const Borrando: Story = {
  args: { onDelete: fn(forever) },
  play: async ({ canvas }) => {
    const dialog = await askToDelete(canvas, 'verano');
    await press(dialog, 'Borrar el código');
    await expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};
