import { formatMinutes } from '@garita/domain/formato/minutes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { Card } from './Card';
import { TimeChart, type TimePoint } from './TimeChart';

const VALUES = [9, 11, 12, 8, 14, 17, 6, 10, 12, 13, 9, 15, 18, 7, 4];
const points: readonly TimePoint[] = VALUES.map((value, i) => ({ label: `${i + 7} nov`, value }));

const meta = {
  id: 'componentes-timechart',
  title: 'Componentes/Columnas en el tiempo (TimeChart)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./TimeChart.docs')),
  component: TimeChart,
  args: { label: 'Personas por día', points },
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <Card title={args.label}>
        <TimeChart {...args} />
      </Card>
    </div>
  ),
} satisfies Meta<typeof TimeChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const heightsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('rect:not(.fondo)')].map((rect) =>
    Math.round(Number(rect.getAttribute('height'))),
  );

export const Columnas: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(Math.max(...heightsOf(canvasElement))).toBe(100);
    await expect(canvas.getByText('Máximo 18')).toBeVisible();
    await expect(canvas.getByText('14 nov')).toBeVisible();
  },
};

export const HaciaAbajo: Story = {
  args: {
    label: 'Entradas y salidas',
    tone: 5,
    points: points.map((point, i) => ({ ...point, value: i % 4, below: (i * 2) % 3 })),
  },
  play: async ({ canvasElement }) => {
    const [up, down] = [
      Math.max(...heightsOf(canvasElement).filter((_, i) => i % 2 === 0)),
      Math.max(...heightsOf(canvasElement).filter((_, i) => i % 2 === 1)),
    ];
    await expect([up, down]).toEqual([60, 40]);
  },
};
export const ConFormato: Story = {
  args: {
    label: 'Minutos por día',
    format: formatMinutes,
    tone: 2,
    points: points.map((p) => ({ ...p, value: p.value * 71 })),
  },
};
export const TodoCero: Story = {
  args: { points: points.map((point) => ({ ...point, value: 0 })) },
  play: async ({ canvasElement }) => expect(Math.max(...heightsOf(canvasElement))).toBe(0),
};
export const MuchasColumnas: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Minutos por semana',
    tone: 3,
    points: Array.from({ length: 52 }, (_, i) => ({
      label: `Semana ${i + 1}`,
      value: 400 + ((i * 137) % 300),
    })),
  },
};
