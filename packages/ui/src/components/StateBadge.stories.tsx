import type { Meta, StoryObj } from '@storybook/react-vite';
import { documenta } from '../docs/pagina/documenta';
import { Row } from './layout';
import { StateBadge } from './StateBadge';

const meta = {
  id: 'componentes-statebadge',
  title: 'Componentes/Etiqueta de estado (StateBadge)',
  component: StateBadge,
  tags: ['autodocs'],
  parameters: documenta(() => import('./StateBadge.docs')),
  args: { tone: 'success', children: 'Activo' },
} satisfies Meta<typeof StateBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Activo: Story = {};
export const Tonos: Story = {
  render: () => (
    <Row>
      <StateBadge tone="success">Pagada</StateBadge>
      <StateBadge tone="caution">Pausado</StateBadge>
      <StateBadge tone="danger">Despedido</StateBadge>
      <StateBadge tone="info">Por pagar</StateBadge>
      <StateBadge tone="neutral">Sin ligar</StateBadge>
      <StateBadge tone="primary">Elegida</StateBadge>
    </Row>
  ),
};
