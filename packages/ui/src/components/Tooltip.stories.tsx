import type { Meta, StoryObj } from '@storybook/react-vite';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { Button } from './Button';
import { Tooltip } from './Tooltip';

const meta = {
  id: 'componentes-tooltip',
  title: 'Componentes/Nombre flotante (Tooltip)',
  component: Tooltip,
  tags: ['autodocs'],
  parameters: documenta(() => import('./Tooltip.docs')),
  args: { children: 'Agencia Garita' },
  render: (args) => (
    <TooltipTrigger>
      <Button>GAR</Button>
      <Tooltip {...args} />
    </TooltipTrigger>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConTeclado: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'GAR' });
    await step('Aparece al llegar con el teclado, y describe al botón', async () => {
      await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Agencia Garita');
      await expect(button).toHaveAccessibleDescription('Agencia Garita');
    });
    await step('Escape lo quita', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
    });
  },
};
