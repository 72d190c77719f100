import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { stateful } from '../docs/stateful';
import { press, take } from '../docs/storyActs';
import { Button } from './Button';
import { Select, type SelectProps } from './Select';

const meta = {
  id: 'componentes-select',
  title: 'Componentes/Lista de opciones (Select)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./Select.docs')),
  component: Select,
  args: {
    label: 'Periodo',
    value: null,
    onChange: fn(),
    options: [
      { id: 0, label: '15 días' },
      { id: 1, label: '30 días' },
      { id: 2, label: 'Un nombre de opción tan largo que no cabe de ninguna manera en el campo' },
    ],
  },
  render: stateful(Select, { value: 'onChange' }),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SinElegir: Story = {};
export const Elegido: Story = { args: { value: 1 } };
export const TextoLargo: Story = { args: { value: 2 } };
export const Desactivado: Story = { args: { value: 1, isDisabled: true } };
export const Invalido: Story = {
  args: { errorMessage: 'Faltan Datos', description: 'Cuánto durará la membresía.' },
};

/** An id of 0 is valid. */
export const Elige: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, /Periodo/);
    await take('15 días');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await expect(canvas.getByRole('button', { name: /15 días/ })).toBeVisible();
  },
};

function Focused(props: SelectProps) {
  const opener = useRef<HTMLElement>(null);
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 380 }}>
      <Select
        {...props}
        inputRef={(element) => {
          opener.current = element;
        }}
      />
      <Button onPress={() => opener.current?.focus()}>Ir al periodo</Button>
    </div>
  );
}

export const RecibeElFoco: Story = {
  args: { errorMessage: 'Faltan Datos' },
  render: (args) => <Focused {...args} />,
  play: async ({ canvas }) => {
    await press(canvas, 'Ir al periodo');
    const opener = canvas.getByRole('button', { name: /Periodo$/ });
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener).toHaveAccessibleDescription(/Faltan Datos/);
  },
};
