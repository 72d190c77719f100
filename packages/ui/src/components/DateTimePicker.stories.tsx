import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { stateful } from '../docs/stateful';
import { choose, press } from '../docs/storyActs';
import { DateTimePicker } from './DateTimePicker';

const Stateful = stateful(DateTimePicker, { value: 'onChange' });

const meta = {
  id: 'componentes-datetimepicker',
  title: 'Componentes/Fecha y hora (DateTimePicker)',
  component: DateTimePicker,
  tags: ['autodocs'],
  parameters: documenta(() => import('./DateTimePicker.docs')),
  args: { label: 'Empieza', value: '2026-11-24T20:00', onChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: 420 }}>
      <Stateful {...args} />
    </div>
  ),
} satisfies Meta<typeof DateTimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConHora: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas, /Hora/, '20:30');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24T20:30');
    await press(canvas, 'Quitar la fecha');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('button', { name: /Hora/ })).toBeDisabled();
  },
};

export const HoraSuelta: Story = {
  args: { value: '2026-11-24T20:15' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Hora/ }));
    const hours = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    await expect(hours).toHaveLength(49);
    await expect(hours.indexOf('20:15')).toBe(hours.indexOf('20:00') + 1);
  },
};
export const Vacia: Story = { args: { value: '' } };
