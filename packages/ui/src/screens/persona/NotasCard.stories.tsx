import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type Canvas, closed, expectOnce, findQuestion, press } from '../../docs/storyActs';
import { refusal, SERVER_DOWN } from '../storyData';
import { NotasCard } from './NotasCard';
import { notasDe } from './storyPersona';

const meta = {
  id: 'pantallas-persona-notas',
  title: 'Pantallas/Persona/Notas',
  component: NotasCard,
  args: notasDe(),
} satisfies Meta<typeof NotasCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const nota = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Nota' });
async function askFor(canvas: Canvas, act: string): Promise<void> {
  await press(canvas, /^Acciones con tu nota/);
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
}

export const ConDatos: Story = {
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByText('«Avisa tarde cuando falta.»')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Acciones con tu nota/ })).toHaveLength(1);
    await press(canvas, 'Escribir una nota');
    await step('No guarda una vacía', async () => {
      await press(canvas, 'Guardar');
      await expect(nota(canvas)).toHaveAccessibleDescription(/Escribe la nota\./);
    });
    await step('Guarda la nota', async () => {
      await userEvent.type(nota(canvas), 'Lista para Inspección.');
      await press(canvas, 'Guardar');
      await expectOnce(args.onAdd, 'Lista para Inspección.');
      await expect(await canvas.findByRole('button', { name: 'Escribir una nota' })).toBeVisible();
    });
  },
};

export const Cambia: Story = {
  play: async ({ args, canvas }) => {
    await askFor(canvas, 'Cambiar');
    await waitFor(() =>
      expect(nota(canvas)).toHaveValue(
        'Buen criterio en la puerta norte. Propuesto para Inspección.',
      ),
    );
    await userEvent.clear(nota(canvas));
    await userEvent.type(nota(canvas), 'Buen criterio.');
    await press(canvas, 'Guardar');
    await expectOnce(args.onEdit, 3, 'Buen criterio.');
  },
};

export const Quita: Story = {
  play: async ({ args, canvas }) => {
    await askFor(canvas, 'Quitar');
    await press(await findQuestion('¿Quitar tu nota?'), 'Quitar');
    await expectOnce(args.onDelete, 3);
    await closed();
  },
};

export const NoSeGuarda: Story = {
  args: { onAdd: fn(() => Promise.reject(refusal('No tienes permiso para hacer esto.', 403))) },
  play: async ({ canvas }) => {
    await press(canvas, 'Escribir una nota');
    await userEvent.type(nota(canvas), 'Hola');
    await press(canvas, 'Guardar');
    await expect(await canvas.findByText('No tienes permiso para hacer esto.')).toBeVisible();
    await expect(nota(canvas)).toHaveValue('Hola');
  },
};
export const Vacio: Story = { args: notasDe([]) };
export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
