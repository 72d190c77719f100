import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { Countdown } from './Countdown';

const NOW = Date.parse('2026-11-21T18:30:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const after = (ms: number): string => new Date(NOW + ms).toISOString();

const meta = {
  id: 'componentes-countdown',
  title: 'Componentes/Cuenta atrás (Countdown)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./Countdown.docs')),
  component: Countdown,
  // The clock is fixed unless a story moves it.
  args: { until: after(DAY + 5 * HOUR), now: () => NOW, onEnd: fn(), ended: 'Ya puede ascender' },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

const reads = (words: string): NonNullable<Story['play']> => {
  return async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(words);
  };
};

export const EnMarcha: Story = { play: reads('1 día y 5 horas') };

export const Lejana: Story = {
  args: { until: after(412 * DAY + 3 * HOUR + 59 * MINUTE) },
  play: reads('412 días y 3 horas'),
};

/** Minutes round up: the countdown never reads zero while time is left. */
export const UltimoMinuto: Story = { args: { until: after(1) }, play: reads('1 minuto') };

/** The time ended before the first render: `onEnd` is not called. */
export const Terminada: Story = {
  args: { until: after(-HOUR) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Ya puede ascender')).toBeVisible();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

let clock = NOW;

/** The time ends while the countdown is shown, and `onEnd` is called once. */
export const Termina: Story = {
  args: { until: after(100), now: () => clock },
  beforeEach: () => {
    clock = NOW;
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent('1 minuto');
    clock = NOW + 100;
    await expect(await canvas.findByText('Ya puede ascender')).toBeVisible();
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1));
  },
};

let looks = 0;

/** The time ends between the first render and its effect: `onEnd` is still called once. */
export const TerminaEnseguida: Story = {
  args: { until: after(100), now: () => (looks++ === 0 ? NOW : NOW + 100) },
  beforeEach: () => {
    looks = 0;
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Ya puede ascender')).toBeVisible();
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1));
  },
};
