import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { stateful } from '../docs/stateful';
import { press } from '../docs/storyActs';
import { NumberField } from './NumberField';

const meta = {
  id: 'componentes-numberfield',
  title: 'Componentes/Campo de número (NumberField)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./NumberField.docs')),
  component: NumberField,
  args: { label: 'Minutos', value: null, onChange: fn(), onBlur: fn() },
  render: stateful(NumberField, { value: 'onChange' }),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vacio: Story = {};
export const ConValor: Story = {
  args: { label: 'Precio', value: 12500, unit: 'c', description: 'En créditos enteros.' },
};
export const Desactivado: Story = { args: { value: 30, unit: 'min', isDisabled: true } };
export const TextoLargo: Story = {
  args: {
    label: 'Minutos que se descuentan a quien no ficha su salida antes de que acabe el día',
    value: 1_234_567_890,
    unit: 'minutos acumulados',
  },
};

/** Typing and stepping give a number, clearing gives null. `onChange` comes before `onBlur`. */
export const Escribe: Story = {
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Minutos' });
    await step('Escribe, y las letras no cuentan', async () => {
      await userEvent.type(input, '12x0');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(120);
      await expect(args.onBlur).toHaveBeenCalled();
    });
    await step('Suma uno con el botón', async () => {
      await press(canvas, /Aumentar/);
      await expect(args.onChange).toHaveBeenLastCalledWith(121);
    });
    await step('Lo vacía', async () => {
      await userEvent.clear(input);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const SoloTeclado: Story = {
  args: { value: 10, min: 0, max: 15, step: 5 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Minutos' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(15);
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
};

export const FueraDeLimites: Story = {
  args: {
    label: 'Cantidad',
    min: 1,
    value: 3,
    errorMessage: 'Cantidad no puede ser menor o igual a 0',
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Cantidad' });
    await userEvent.clear(input);
    await userEvent.type(input, '0');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await expect(input).toHaveValue('0');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Cantidad no puede ser menor o igual a 0');
  },
};

/** A comma is never dropped, whether Enter, blur, a step or a paste commits the number. */
export const EnteroConComa: Story = {
  args: { label: 'Créditos', min: 0 },
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Créditos' });
    const write = async (typed: string) => {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
    };
    await step('Se ve lo que se escribe, y al salir se redondea', async () => {
      await write('1,5');
      await expect(input).toHaveValue('1,5');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(2);
      await expect(input).toHaveValue('2');
    });
    await step('El punto del teclado numérico es una coma', async () => {
      await write('2.4{Enter}');
      await expect(input).toHaveValue('2');
    });
    await step('El punto de los millares no lo es', async () => {
      await write('1.500{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(1500);
    });
    await step('Un paso cuenta desde lo que se ve', async () => {
      await write('1.5');
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith(3);
      await write('1.5');
      await press(canvas, /Aumentar/);
      await expect(args.onChange).toHaveBeenLastCalledWith(3);
    });
    await step('Lo pegado se lee igual', async () => {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste('7.5');
      await expect(args.onChange).toHaveBeenLastCalledWith(8);
    });
  },
};

export const MillaresCorregidos: Story = {
  args: { label: 'Créditos', min: 0, value: 15_000 },
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Créditos' });
    await expect(input).toHaveValue('15.000');
    await step('Una cifra menos', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('{End}{Backspace}');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(1500);
    });
    await step('Una cifra más', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('{End}00{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(150_000);
    });
  },
};

export const ConDecimales: Story = {
  args: { label: 'Descuento', unit: '%', decimals: 1 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Descuento' });
    await userEvent.type(input, '12,5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5);
    await userEvent.clear(input);
    await userEvent.type(input, '7.25{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(7.3);
    await expect(input).toHaveValue('7,3');
  },
};
