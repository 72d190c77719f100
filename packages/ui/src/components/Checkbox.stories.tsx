import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { stateful } from '../docs/stateful';
import { Checkbox } from './Checkbox';

const meta = {
  id: 'componentes-checkbox',
  title: 'Componentes/Casilla (Checkbox)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./Checkbox.docs')),
  component: Checkbox,
  args: { label: 'Pagada: Recluta', value: false, onChange: fn() },
  render: stateful(Checkbox, { value: 'onChange' }),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SinMarcar: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Pagada: Recluta' });
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeChecked();
  },
};
export const Marcada: Story = { args: { value: true } };

export const Enfocado: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox').closest('[data-focus-visible]')).not.toBeNull();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Guardando: Story = {
  args: { value: true, isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
