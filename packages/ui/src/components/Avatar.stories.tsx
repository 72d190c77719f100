import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { Avatar, AvatarTemplateContext } from './Avatar';

// All sizes, and failing images, are in Insignias.stories.tsx.
const meta = {
  id: 'componentes-avatar',
  title: 'Componentes/Avatar (Avatar)',
  component: Avatar,
  tags: ['autodocs'],
  parameters: documenta(() => import('./Avatar.docs')),
  args: { usuario: 'Ronda-Nocturna' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const JuntoAlNombre: Story = {
  render: (args) => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <Avatar {...args} />
      <strong>{args.usuario}</strong>
    </p>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img[width]')).toBeVisible());
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Solo: Story = {
  args: { usuario: 'Sra.Quintana', size: 'huge', label: 'Sra.Quintana' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('img', { name: 'Sra.Quintana' })).toBeVisible(),
};

export const SinServicio: Story = {
  args: { usuario: 'Luz_del_Alba', size: 'large' },
  render: (args) => (
    <AvatarTemplateContext value={null}>
      <Avatar {...args} />
    </AvatarTemplateContext>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('LD')).toBeVisible(),
};
