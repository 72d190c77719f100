import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { Card } from './Card';
import { ProgressBar } from './ProgressBar';

const meta = {
  id: 'componentes-progressbar',
  title: 'Componentes/Barra de progreso (ProgressBar)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./ProgressBar.docs')),
  component: ProgressBar,
  args: { label: 'Asistencias', value: 12, max: 20 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AMedias: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Asistencias' })).toHaveAttribute(
      'aria-valuetext',
      '12 de 20',
    );
    await expect(canvas.getByText('12 de 20')).toBeVisible();
  },
};
export const SinEmpezar: Story = { args: { value: 0 } };
export const Cumplido: Story = { args: { value: 20 } };

export const DeMas: Story = {
  args: { value: 1234, max: 20 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar.getAttribute('aria-valuenow')).toBe(bar.getAttribute('aria-valuemax'));
    await expect(canvas.getByText('1.234 de 20')).toBeVisible();
  },
};

export const SinRequisito: Story = {
  args: { value: 0, max: 0, valueLabel: 'No hace falta' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1'),
};
export const TextoLargo: Story = {
  args: {
    label: 'Tiempo acumulado con permiso de la supervisión desde el último cambio de rango',
    value: 200,
    max: 600,
    valueLabel: '3h 20m de 10h',
  },
};
