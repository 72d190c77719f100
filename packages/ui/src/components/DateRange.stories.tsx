import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { stateful } from '../docs/stateful';
import { press, take } from '../docs/storyActs';
import { DateRange } from './DateRange';

const Stateful = stateful(DateRange, { value: 'onChange' });

const meta = {
  id: 'componentes-daterange',
  title: 'Componentes/Días, de uno a otro (DateRange)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./DateRange.docs')),
  component: DateRange,
  args: { label: 'Días de la nómina', value: { inicio: '', final: '' }, onChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: 620 }}>
      <Stateful {...args} />
    </div>
  ),
} satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

const NOVEMBER = { inicio: '2026-11-02', final: '2026-11-15' };

export const Vacio: Story = {};

/** Each date is month, day and year with leading zeros, in any browser language (SHL-58). */
export const ConFechas: Story = {
  args: { value: NOVEMBER },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Desde' })).toHaveTextContent('11/02/2026');
    await expect(canvas.getByRole('group', { name: 'Hasta' })).toHaveTextContent('11/15/2026');
  },
};

export const SeEscribe: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('0309');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-03-09', final: '' });
    await press(canvas, 'Quitar la fecha');
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '', final: '' });
    await expect(canvas.getByRole('group', { name: 'Desde' })).toHaveTextContent('mm/dd/aaaa');
    await waitFor(() =>
      expect(canvas.getByRole('spinbutton', { name: /^mes, Desde/ })).toHaveFocus(),
    );
  },
};

export const SeQuitaUnaParte: Story = {
  args: { value: NOVEMBER },
  play: async ({ canvas, args, step }) => {
    const start = canvas.getByRole('group', { name: 'Desde' });
    await step('Quita el mes y pone otro', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Backspace}{Backspace}');
      await expect(start).toHaveTextContent('mm/02/2026');
      await userEvent.keyboard('12');
      await expect(args.onChange).toHaveBeenLastCalledWith({
        inicio: '2026-12-02',
        final: '2026-11-15',
      });
    });
    await step('Quita el día y se va', async () => {
      await userEvent.keyboard('{Backspace}{Backspace}');
      await expect(start).toHaveTextContent('12/dd/2026');
      await userEvent.click(canvas.getByText('Días de la nómina'));
      await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '', final: '2026-11-15' });
      await expect(start).toHaveTextContent('mm/dd/aaaa');
    });
  },
};

export const CalendarioSoloTeclado: Story = {
  play: async ({ canvas, args }) => {
    const opener = within(canvas.getByRole('group', { name: 'Desde' })).getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'noviembre de 2026' })).toBeVisible(),
    );
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-11-22', final: '' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The second calendar opens in the month of the first date. Weeks begin on Monday. */
export const CalendarioAbierto: Story = {
  args: { value: { inicio: '2026-03-09', final: '' } },
  play: async ({ canvas }) => {
    await userEvent.click(within(canvas.getByRole('group', { name: 'Hasta' })).getByRole('button'));
    const month = await screen.findByRole('heading', { name: 'marzo de 2026' });
    // The story waits for the end of the fade: during it axe would measure other colours.
    const sheet = month.closest('[data-trigger]') ?? month;
    await waitFor(() => expect(getComputedStyle(sheet).opacity).toBe('1'));
    // The column headers are decorative: each day's name includes its weekday.
    const days = [...sheet.querySelectorAll('th')].map(({ textContent }) => textContent);
    await expect(days).toEqual(['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom']);
    await expect(
      screen.getByRole('button', { name: /domingo, 1 de marzo de 2026/ }).closest('td')?.cellIndex,
    ).toBe(6);
  },
};

/** Each day has a time: a full or half hour (SHL-59), by default midnight. */
export const ConHora: Story = {
  args: { granularity: 'time', label: 'Ausencia' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('03092026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-03-09T00:00', final: '' });
    const [start] = canvas.getAllByRole('button', { name: /Hora$/ });
    if (!start) throw new Error('The time field is missing.');
    await userEvent.click(start);
    await expect(await screen.findAllByRole('option')).toHaveLength(48);
    await take('08:30');
    await expect(args.onChange).toHaveBeenLastCalledWith({ inicio: '2026-03-09T08:30', final: '' });
  },
};

export const Invalido: Story = {
  args: {
    value: { inicio: '2026-11-15', final: '2026-11-02' },
    errors: { final: 'Fecha final no puede ser menor a fecha inicial' },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Hasta' })).toHaveAccessibleDescription(
      /Fecha final no puede ser menor a fecha inicial/,
    ),
};

export const Desactivado: Story = { args: { value: NOVEMBER, isDisabled: true } };

export const TextoLargo: Story = {
  args: {
    label: 'Días en los que la persona elegida no podrá atender sus turnos ni los de nadie más',
    labels: {
      inicio: 'Primer día sin turnos de esta persona',
      final: 'Último día sin turnos de esta persona',
    },
    value: NOVEMBER,
    granularity: 'time',
    errors: { inicio: 'Fecha inicio no puede ser mayor a Fecha final' },
  },
};
