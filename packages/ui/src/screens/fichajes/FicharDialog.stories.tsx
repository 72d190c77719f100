import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { expectOnce, findQuestion, press, pressWithKeyboard } from '../../docs/storyActs';
import { forever, refusal } from '../storyData';
import { FicharDialog } from './FicharDialog';

const meta = {
  id: 'pantallas-fichaje-fichar',
  title: 'Pantallas/Fichaje/Fichar y abrir',
  component: FicharDialog,
  args: { onClockIn: fn(async (): Promise<unknown> => undefined), onClose: fn() },
} satisfies Meta<typeof FicharDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const find = () => findQuestion('Tiempos se abre al fichar');

export const Pregunta: Story = {
  play: async ({ args }) => {
    const question = await find();
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await press(question, 'Cancelar');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onClockIn).not.toHaveBeenCalled();
  },
};

export const Ficha: Story = {
  play: async ({ args }) => {
    await pressWithKeyboard(await find(), 'Fichar y abrir');
    await waitFor(() => expectOnce(args.onClose));
    await expectOnce(args.onClockIn);
  },
};

export const Fichando: Story = {
  args: { onClockIn: fn(forever) },
  play: async ({ args }) => {
    const question = await find();
    await press(question, 'Fichar y abrir');
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Rechazada: Story = {
  args: { onClockIn: fn(() => Promise.reject(refusal('No puedes fichar ahora.', 403))) },
  play: async ({ args }) => {
    const question = await find();
    await press(question, 'Fichar y abrir');
    await waitFor(() => expect(question.getByText('No puedes fichar ahora.')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
