import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { Button } from './Button';
import { Card } from './Card';
import { StateBadge } from './StateBadge';

const meta = {
  id: 'componentes-card',
  title: 'Componentes/Tarjeta (Card)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./Card.docs')),
  component: Card,
  args: { title: 'Siguiente paga', children: <p>El domingo a las 20:00.</p> },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConTitulo: Story = {};
export const SinTitulo: Story = { args: { title: '' } };
export const Completa: Story = {
  args: {
    title: 'Membresía de oro',
    headingLevel: 3,
    aside: <StateBadge tone="success">Vigente</StateBadge>,
    actions: (
      <>
        <Button variant="tinted">Renovar</Button>
        <Button>Ver detalles</Button>
      </>
    ),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 3, name: 'Membresía de oro' })).toBeVisible(),
};

export const EnFila: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        gap: 12,
      }}
    >
      <Card title="Bronce" actions={<Button variant="tinted">Elegir</Button>}>
        Lo justo.
      </Card>
      <Card title="Plata" actions={<Button variant="tinted">Elegir</Button>}>
        Menos espera entre un ascenso y el siguiente, y un distintivo en el perfil que todo el mundo
        ve.
      </Card>
    </div>
  ),
};
export const TextoLargo: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    title: 'Un título que ocupa varias líneas en cualquier teléfono',
    aside: <StateBadge tone="caution">En espera</StateBadge>,
    children: (
      <p>Un_nombre_sin_espacios_que_no_cabe_de_ninguna_manera_en_una_sola_línea_de_la_tarjeta.</p>
    ),
  },
};
