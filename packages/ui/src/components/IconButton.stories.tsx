import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
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
export const Pequeno: Story = { args: { variant: 'secondary', size: 'small', children: <MoonIcon size={20} /> } };

/** With the keyboard the name shows at once. */
export const ConNombreALaVista: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Cambiar a tema oscuro');
  },
};
