import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox, type CheckboxProps } from './Checkbox';

function Controlled(props: CheckboxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Checkbox
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Componentes/Checkbox',
  component: Checkbox,
  args: { label: 'Pagada: Recluta', value: false, onChange: fn() },
  render: (args) => <Controlled {...args} />,
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

/** The space bar ticks it, as in any box. */
export const Enfocado: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox').closest('[data-focus-visible]')).not.toBeNull();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** While it is saved, a second press does nothing and the focus stays. */
export const Guardando: Story = {
  args: { value: true, isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
