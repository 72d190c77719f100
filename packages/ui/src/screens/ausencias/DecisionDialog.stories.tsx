import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { confirmWithKeyboard } from '../../docs/confirmWithKeyboard';
import {
  type Canvas,
  closed,
  expectOnce,
  findQuestion,
  openQuestion,
  press,
  pressWithKeyboard,
} from '../../docs/storyActs';
import { forever, refusal } from '../storyData';
import { AusenciasScreen } from './AusenciasScreen';
import type { Ausencia, AusenciasScreenProps } from './AusenciasScreenProps';
import { TODAS } from './storyAusencias';
import { AUSENCIAS_META, ausenciasOf } from './storyMeta';

const meta = {
  id: 'pantallas-ausencias',
  title: 'Pantallas/Ausencias',
  ...AUSENCIAS_META,
} satisfies Meta<typeof AusenciasScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the tab of all absences. There an answer needs a confirmation, unlike in the queue. */
const showAll = (canvas: Canvas) => userEvent.click(canvas.getByRole('tab', { name: /^Todas/ }));

export const CancelaConTeclado: Story = {
  play: async ({ args, canvas }) => {
    await showAll(canvas);
    await pressWithKeyboard(canvas, 'Declinar: Supervisora');
    await confirmWithKeyboard('¿Declinar la ausencia?');
    await expectOnce(args.onDecide, TODAS[1], 'rechazar');
    await closed();
  },
};

export const SaleDeLaLista: Story = {
  render: function Answered(args: AusenciasScreenProps) {
    const [todas, setTodas] = useState(TODAS);
    const onDecide = async ({ id }: Ausencia) =>
      setTodas((now) =>
        now.map((one) => (one.id === id ? { ...one, estado: 1, encargadoNombre: 'Gerente' } : one)),
      );
    return <AusenciasScreen {...args} state={ausenciasOf({ todas })} onDecide={onDecide} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await showAll(canvas);
    await press(await openQuestion(canvas, 'Aceptar: Recluta', '¿Aceptar la ausencia?'), 'Aceptar');
    await closed();
    await expect(canvas.getByText(/3 ausencias esperan respuesta$/)).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement);
  },
};

export const YaRespondida: Story = {
  args: { onDecide: fn(() => Promise.reject(refusal('Fundadora ya declinó esta ausencia.', 409))) },
  play: async ({ canvas }) => {
    await showAll(canvas);
    await press(await openQuestion(canvas, 'Aceptar: Recluta', '¿Aceptar la ausencia?'), 'Aceptar');
    const refused = await findQuestion('No se pudo responder');
    await expect(refused.getByRole('alert')).toHaveTextContent(
      'Fundadora ya declinó esta ausencia.',
    );
    await expect(refused.queryByRole('button', { name: 'Aceptar' })).not.toBeInTheDocument();
  },
};

export const Respondiendo: Story = {
  args: { onDecide: fn(forever) },
  play: async ({ canvas }) => {
    await showAll(canvas);
    const dialog = await openQuestion(canvas, 'Aceptar: Recluta', '¿Aceptar la ausencia?');
    await press(dialog, 'Aceptar');
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};

export const TerminaLaDeOtra: Story = {
  play: async ({ args, canvas }) => {
    await showAll(canvas);
    const dialog = await openQuestion(
      canvas,
      'Terminar antes: Oficial',
      '¿Terminar la ausencia antes?',
    );
    await expect(dialog.getByText(/deja de estar ausente desde hoy/)).toHaveTextContent(
      'La ausencia, del 20 al 25 nov 2026, quedará hasta ayer, 20 nov 2026.',
    );
    await press(dialog, 'Terminar');
    await expectOnce(args.onDecide, TODAS[4], 'terminar');
    await closed();
  },
};
