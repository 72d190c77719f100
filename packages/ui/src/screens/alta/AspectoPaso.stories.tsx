import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card';
import { AspectoPaso } from './AspectoPaso';

const meta = {
  id: 'pantallas-preparar-aspecto',
  title: 'Pantallas/Preparar la agencia/Aspecto',
  component: AspectoPaso,
  args: { children: <Card title="Nombre">Aquí va el formulario de Agencia › Identidad.</Card> },
} satisfies Meta<typeof AspectoPaso>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
