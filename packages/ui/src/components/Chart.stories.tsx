import { formatCredits } from '@garita/domain/formato/credits';
import { CREDITOS } from '@garita/domain/formato/moneda';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { lazyPart } from '../parts/lazyPart';
import { Card } from './Card';
import { Chart } from './Chart';
import { Skeleton } from './Skeleton';

const meta = {
  id: 'componentes-chart',
  title: 'Componentes/Barras (Chart)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./Chart.docs')),
  component: Chart,
  args: {
    label: 'Ascensos por día',
    bars: [
      { label: 'Lunes', value: 12 },
      { label: 'Martes', value: 31 },
      { label: 'Miércoles', value: 0 },
      { label: 'Jueves', value: 7 },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <Card>
        <Chart {...args} />
      </Card>
    </div>
  ),
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Barras: Story = {
  play: async ({ canvas }) => {
    const widths = canvas
      .getAllByRole('listitem')
      .map((row) => row.querySelector('rect:last-child')?.getAttribute('width'));
    await expect(widths.map((width) => Math.round(Number.parseFloat(width ?? '')))).toEqual([
      39, 100, 0, 23,
    ]);
    await expect(canvas.getByText('31')).toBeVisible();
  },
};
export const TodoCero: Story = {
  args: { bars: [{ label: 'Lunes', value: 0 }] },
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('rect:last-child')).toHaveAttribute('width', '0%'),
};
export const ConFormato: Story = {
  args: {
    label: 'Ventas por mes',
    format: (value) => formatCredits(value, CREDITOS),
    tone: 2,
    bars: [
      { label: 'Octubre', value: 125_000 },
      { label: 'Noviembre', value: 98_500 },
    ],
  },
};
export const Colores: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 480 }}>
      {([1, 2, 3, 4, 5] as const).map((tone) => (
        <Card key={tone}>
          <Chart {...args} label={`Color ${tone}`} tone={tone} bars={args.bars.slice(0, 2)} />
        </Card>
      ))}
    </div>
  ),
};
export const TextoLargo: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    bars: [
      { label: 'Una persona de nombre larguísimo', value: 1_234_567 },
      { label: 'NombreDeUsuarioSinNingunEspacio_1983', value: 765_432 },
    ],
  },
};

const LazyChart = lazyPart(() => import('./Chart'), 'Chart', {
  fallback: <Skeleton height="120px" />,
});

export const AlVerse: Story = {
  render: (args) => <LazyChart {...args} />,
  play: async ({ canvas }) => expect(await canvas.findByText('Ascensos por día')).toBeVisible(),
};
