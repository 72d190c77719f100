import type { Meta, StoryObj } from '@storybook/react-vite';
import { documenta } from '../docs/pagina/documenta';
import { Logo } from './Logo';

const meta = {
  id: 'componentes-logo',
  title: 'Componentes/Logo (Logo)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./Logo.docs')),
  component: Logo,
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grande: Story = { args: { size: 64 } };
export const Barra: Story = { args: { size: 32 } };
export const VentanaApagada: Story = { args: { size: 64, lit: false } };
export const Tamanos: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 16 }}>
      {([96, 64, 48, 32, 16] as const).map((size) => (
        <Logo key={size} size={size} wordmark={false} />
      ))}
    </div>
  ),
};
