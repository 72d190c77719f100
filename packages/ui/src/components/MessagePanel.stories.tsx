import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { Button } from './Button';
import { InboxIcon } from './icons';
import { MessagePanel } from './MessagePanel';

const meta = {
  id: 'componentes-messagepanel',
  title: 'Componentes/Panel con un mensaje (MessagePanel)',
  component: MessagePanel,
  tags: ['autodocs'],
  parameters: documenta(() => import('./MessagePanel.docs')),
  args: {
    icon: <InboxIcon size={48} />,
    title: 'La lista se está preparando',
    children: 'Tardará un minuto, y puedes seguir mientras con otra cosa.',
    action: <Button>Volver a mirar</Button>,
  },
} satisfies Meta<typeof MessagePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const EnLugarDeLoPedido: Story = {
  args: { role: 'alert', tone: 'caution', title: 'El enlace ya se usó' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('El enlace ya se usó'),
};
