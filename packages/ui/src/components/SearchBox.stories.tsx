import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { stateful } from '../docs/stateful';
import { press } from '../docs/storyActs';
import { SearchBox } from './SearchBox';

const meta = {
  id: 'componentes-searchbox',
  title: 'Componentes/Buscador (SearchBox)',
  component: SearchBox,
  tags: ['autodocs'],
  parameters: documenta(() => import('./SearchBox.docs')),
  args: { label: 'Buscar en la lista', value: '', onChange: fn() },
  render: stateful(SearchBox, { value: 'onChange' }),
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Escribe: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const box = canvas.getByRole('searchbox', { name: 'Buscar en la lista' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard('quin');
    await expect(args.onChange).toHaveBeenLastCalledWith('quin');
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(box).toHaveFocus();
  },
};
export const ConTexto: Story = {
  args: { value: 'Quintana' },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Borrar búsqueda');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
