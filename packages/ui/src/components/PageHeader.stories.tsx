import type { Meta, StoryObj } from '@storybook/react-vite';
import { documenta } from '../docs/pagina/documenta';
import { Button } from './Button';
import { Card } from './Card';
import { AddIcon } from './icons';
import { Notice } from './Notice';
import { PageHeader } from './PageHeader';

const meta = {
  id: 'componentes-pagina',
  title: 'Componentes/Cabecera de pantalla (PageHeader)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./PageHeader.docs')),
  component: PageHeader,
  args: { title: 'Tiempos' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SoloTitulo: Story = {};
export const Completo: Story = {
  args: {
    subtitle: '7 activos, 2 pausados. Actualizado hace 12 s',
    secondary: <Button>Ligar tiempos</Button>,
    action: (
      <Button variant="primary" icon={<AddIcon size={20} />}>
        Nuevo tiempo
      </Button>
    ),
  },
};
export const EnTelefono: Story = { ...Completo, globals: { viewport: { value: 'phone' } } };
export const Tarjeta: Story = {
  render: () => (
    <Card title="Siguiente misión">
      <div style={{ display: 'grid', gap: 12 }}>
        <p>GAR - Vigilante de la barrera - ABZ</p>
        <Notice tone="info">Podrá ascender dentro de 2 días y 7 horas.</Notice>
        <Notice tone="caution">Necesita una firma antes de aceptar.</Notice>
        <Notice tone="danger">Ascenso no encontrado</Notice>
      </div>
    </Card>
  ),
};
