import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { press } from '../docs/storyActs';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { ForbiddenState } from './ForbiddenState';
import { BellIcon } from './icons';
import { SkeletonRows } from './Skeleton';

const meta = {
  id: 'componentes-estados-de-pantalla',
  title: 'Patrones/Estados de pantalla',
  tags: ['autodocs'],
  parameters: documenta(() => import('./States.docs')),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vacio: Story = {
  render: () => (
    <EmptyState
      icon={<BellIcon size={48} />}
      title="No tienes solicitudes"
      action={<Button>Ver mi perfil</Button>}
    >
      Cuando alguien te proponga un ascenso, aparecerá aquí para que lo aceptes o lo declines.
    </EmptyState>
  ),
};

const onRetry = fn();
export const Fallo: Story = {
  render: () => (
    <ErrorState onRetry={onRetry}>
      El servidor no responde. Espera un momento y vuelve a intentarlo.
    </ErrorState>
  ),
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await press(canvas, 'Reintentar');
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Reintentando: Story = { render: () => <ErrorState onRetry={onRetry} isRetrying /> };
export const SinPermiso: Story = {
  render: () => <ForbiddenState action={<Button>Ir al inicio</Button>} />,
};

export const Cargando: Story = {
  render: () => <SkeletonRows label="Cargando la nómina…" />,
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Cargando la nómina…'),
};
export const CargandoSinAvatar: Story = {
  render: () => <SkeletonRows hasAvatar={false} rows={4} />,
};
