import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectOnce, press } from '../../docs/storyActs';
import { LONG_NAME, SERVER_DOWN } from '../storyData';
import { PulsoScreen } from './PulsoScreen';
import { PULSO_GRANDE, PULSO_NUEVO, PULSO_QUIETO, pulsoOf } from './storyPulso';

const meta = {
  id: 'pantallas-pulso',
  title: 'Pantallas/Pulso',
  component: PulsoScreen,
  args: { state: { kind: 'ready', data: { pulso: pulsoOf(4) } }, semanas: 4, onSemanas: fn() },
} satisfies Meta<typeof PulsoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardOf = (
  canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement },
  name: string,
) => within(canvas.getByRole('heading', { name }).closest('section') as HTMLElement);

export const ConDatos: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Dice su periodo con palabras', async () => {
      await expect(canvas.getByText('Del 25 oct al 21 nov 2026, día a día')).toBeVisible();
    });
    await step('Cada gráfico dice qué hay que ver', async () => {
      await expect(
        cardOf(canvas, 'Tiempo').getByText(
          /^En los últimos siete días completos, .* que en los siete de antes\.$/,
        ),
      ).toBeVisible();
      await expect(
        cardOf(canvas, 'Quién lleva el peso').getByText(
          'La mitad del tiempo la llevan 5 de las 31 personas que sumaron.',
        ),
      ).toBeVisible();
    });
    await step('La tabla está a una pulsación', async () => {
      const card = cardOf(canvas, 'Tiempo');
      card.getByRole('button', { name: 'Ver la tabla' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(
        within(card.getByRole('table', { name: 'Tiempo' })).getAllByRole('row'),
      ).toHaveLength(29);
      await userEvent.keyboard('{Enter}');
      await expect(card.queryByRole('table')).not.toBeInTheDocument();
    });
    await userEvent.click(canvas.getByRole('tab', { name: '12 semanas' }));
    await expectOnce(args.onSemanas, 12);
  },
};

export const SemanaASemana: Story = {
  args: { state: { kind: 'ready', data: { pulso: pulsoOf(52) } }, semanas: 52 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Del 24 nov 2025 al 21 nov 2026, semana a semana')).toBeVisible();
    await press(cardOf(canvas, 'Entradas y salidas'), 'Ver la tabla');
    await expect(canvas.getByRole('rowheader', { name: 'Del 16 al 21 nov 2026' })).toBeVisible();
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: { kind: 'ready', data: { pulso: PULSO_NUEVO } } } };

export const Quieto: Story = {
  args: { state: { kind: 'ready', data: { pulso: PULSO_QUIETO } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nadie está en riesgo')).toBeVisible();
    await expect(canvas.getByText('En este tiempo nadie ha sumado minutos.')).toBeVisible();
    await expect(canvas.getByText('En los últimos doce meses no ha entrado nadie.')).toBeVisible();
  },
};
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = {
  args: { state: { kind: 'forbidden' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('tab')).not.toBeInTheDocument(),
};
export const MuchasFilas: Story = {
  args: { state: { kind: 'ready', data: { pulso: PULSO_GRANDE } }, semanas: 52 },
  play: async ({ canvas }) => expect(canvas.getByText(/Se ven las primeras 100\./)).toBeVisible(),
};
export const TextoLargo: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    state: {
      kind: 'ready',
      data: {
        pulso: {
          ...pulsoOf(12),
          reparto: {
            minutos: 1_234_567,
            personas: 1,
            mitad: 1,
            filas: [{ id: 9, usuarioNombre: LONG_NAME, categoria: 9, minutos: 1_234_567 }],
          },
          riesgo: {
            quietas: 1,
            atrasadas: 1,
            paga: '2026-11-22',
            filas: [
              {
                id: 9,
                usuarioNombre: LONG_NAME,
                categoria: 9,
                dias: 1_204,
                falta: { ascensos: 104, asistencias: 104, times: 10_079 },
              },
            ],
          },
        },
      },
    },
    semanas: 12,
  },
};
