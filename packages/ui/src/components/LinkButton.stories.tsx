import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { PromotionIcon } from './icons';
import { LinkButton } from './LinkButton';

const meta = {
  id: 'componentes-linkbutton',
  title: 'Componentes/Enlace con forma de botón (LinkButton)',
  component: LinkButton,
  tags: ['autodocs'],
  parameters: documenta(() => import('./LinkButton.docs')),
  args: { href: '#ascensos', children: 'Ver a quién le toca' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enlace: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver a quién le toca' })).toHaveAttribute(
      'href',
      '#ascensos',
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const ConIcono: Story = { args: { variant: 'tinted', icon: <PromotionIcon size={20} /> } };
export const Enfocado: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveAttribute('data-focus-visible');
  },
};
export const Pequeno: Story = { args: { size: 'small' } };
