import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { stateful } from '../docs/stateful';
import { DatePicker } from './DatePicker';

const Stateful = stateful(DatePicker, { value: 'onChange' });

const meta = {
  id: 'componentes-datepicker',
  title: 'Componentes/Fecha (DatePicker)',
  component: DatePicker,
  tags: ['autodocs'],
  parameters: documenta(() => import('./DatePicker.docs')),
  args: { label: 'Fecha de ingreso', value: '', onChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <Stateful {...args} />
    </div>
  ),
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConFecha: Story = {
  args: { value: '2026-11-02', description: 'El día en que empezó en la agencia.' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Fecha de ingreso' })).toHaveTextContent('11/02/2026'),
};

export const Vacia: Story = {
  play: async ({ canvas }) =>
    expect(canvas.queryByRole('button', { name: 'Quitar la fecha' })).not.toBeInTheDocument(),
};

/** The calendar opens at `opensAt`; Escape changes nothing. */
export const AbreEnOtroMes: Story = {
  args: { opensAt: '2026-03-09' },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'marzo de 2026' })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Invalida: Story = {
  args: { value: '2026-11-15', errorMessage: 'No puede ser posterior a hoy' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Fecha de ingreso' })).toHaveAccessibleDescription(
      /No puede ser posterior a hoy/,
    ),
};
export const Desactivada: Story = { args: { value: '2026-11-02', isDisabled: true } };
