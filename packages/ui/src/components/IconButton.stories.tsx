import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { letPass } from '../docs/storyTime';
import { IconButton } from './IconButton';
import { MoonIcon } from './icons';

const meta = {
  id: 'componentes-iconbutton',
  title: 'Componentes/Botón de icono (IconButton)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./IconButton.docs')),
  component: IconButton,
  args: { label: 'Cambiar a tema oscuro', children: <MoonIcon size={24} /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Discreto: Story = {};
export const Enmarcado: Story = { args: { variant: 'secondary' } };
export const Desactivado: Story = { args: { variant: 'secondary', isDisabled: true } };
export const Pequeno: Story = {
  args: { variant: 'secondary', size: 'small', children: <MoonIcon size={20} /> },
};

const nameGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

/**
 * With the keyboard the tooltip shows immediately. With a pointer it shows after a delay, unless a
 * tooltip was visible just before.
 */
export const ConNombreALaVista: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button');
    await step('Con el teclado aparece al momento', async () => {
      await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Cambiar a tema oscuro');
      await userEvent.tab();
      await nameGone();
    });
    await step('Con el ratón también, si se acaba de ver', async () => {
      // The pointer enters from elsewhere, like a mouse.
      await userEvent.pointer([{ target: document.body }, { target: button }]);
      await screen.findByRole('tooltip');
      await userEvent.unhover(button);
      await nameGone();
    });
    await step('Más tarde, el ratón espera y el teclado no', async () => {
      await letPass(500);
      await userEvent.hover(button);
      await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Cambiar a tema oscuro');
    });
  },
};
