import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../components/Card';
import { documenta } from '../docs/pagina/documenta';
import { press, ready } from '../docs/storyActs';
import { AddButton } from './AddButton';
import { ScreenFrame } from './ScreenFrame';
import type { ScreenState } from './ScreenState';
import { SERVER_DOWN } from './storyData';

const onRetry = fn();

const Pantalla = ({ state }: { state: ScreenState<string> }) => (
  <ScreenFrame
    title="Nómina"
    state={state}
    subtitle="Semana del 16 al 22 de noviembre"
    action={<AddButton onPress={() => undefined}>Nuevo ajuste</AddButton>}
  >
    {(words) => <Card title="Tu cuenta">{words}</Card>}
  </ScreenFrame>
);

const meta = {
  id: 'patrones-screenframe',
  title: 'Patrones/Marco de una pantalla (ScreenFrame)',
  component: Pantalla,
  tags: ['autodocs'],
  parameters: documenta(() => import('./ScreenFrame.docs')),
  args: { state: ready('Te quedan 1.200 c por cobrar.') },
  beforeEach: () => onRetry.mockClear(),
} satisfies Meta<typeof Pantalla>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Nuevo ajuste' })).toBeVisible(),
};
export const Cargando: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nómina' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const ConError: Story = {
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(SERVER_DOWN);
    await press(canvas, 'Reintentar');
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
