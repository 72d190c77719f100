import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../../docs/storyActs';
import type { Column } from './column';
import { CROWD, columns, type Fila, many } from './storyFilas';
import { acts, confirmar, TABLE_META } from './storyMeta';

const meta = { title: 'Componentes/DataTable', ...TABLE_META } satisfies Meta<typeof TABLE_META.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('strong')?.textContent);

/** Spanish order: ñ after n, case aside; a second press turns it round, and rows without a value stay last. */
export const ConDatos: Story = {
  args: { csvName: 'tiempos' },
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('table', { name: 'Tiempos abiertos' });
    await step('Ordena por nombre, en español', async () => {
      await press(table, 'Usuario');
      await expect(names()).toEqual(['elPatio83', 'I1l_O0scar', 'luz_verde', 'Ñoño', 'Ronda-Nocturna', 'Sra.Quintana']);
      await expect(within(table).getByRole('columnheader', { name: 'Usuario' })).toHaveAttribute('aria-sort', 'ascending');
    });
    await step('Ordena por paga, en los dos sentidos', async () => {
      await press(table, 'Paga');
      await expect(names().at(-1)).toBe('Sra.Quintana');
      await press(table, 'Paga');
      await expect(names().at(0)).toBe('Ñoño');
      await expect(names().at(-1)).toBe('Sra.Quintana');
    });
    await step('Cada cifra lleva su unidad', async () => {
      await expect(table).toHaveTextContent('2h 14m');
      await expect(table).toHaveTextContent('15.000c');
      await userEvent.unhover(within(table).getByRole('button', { name: 'Paga' }));
    });
  },
};

export const Busca: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filtrar usuarios' }), 'NANDU activo');
    await waitFor(() => expect(names()).toEqual(['Ronda-Nocturna', 'Sra.Quintana']));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 de 6 personas');
  },
};

export const NadaCoincide: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await userEvent.click(await canvas.findByRole('button', { name: 'Limpiar búsqueda' }));
    await waitFor(() => expect(names()).toHaveLength(6));
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await canvas.findByText('Nada coincide con la búsqueda');
  },
};

export const Vacia: Story = { args: { rows: [] } };

export const ConAcciones: Story = {
  args: { rowActions: acts },
  play: async ({ canvas }) => {
    confirmar.mockClear();
    await press(canvas, 'Confirmar: elPatio83');
    await expect(confirmar).toHaveBeenLastCalledWith(4);
    await press(canvas, 'Más acciones: elPatio83');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ajustar' }));
    await expect(confirmar).toHaveBeenLastCalledWith(400);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const FilasTenidas: Story = {
  args: { rowTone: ({ id }) => (id === 2 ? 'caution' : id === 3 ? 'muted' : undefined) },
};

export const SinAvatar: Story = {
  args: { hasAvatar: false, columns: columns.map(({ cell: _, ...column }) => column) },
};

export const EnTelefono: Story = { args: { rowActions: acts }, globals: { viewport: { value: 'phone' } } };

const withDates: readonly Column<Fila>[] = columns
  .filter(({ id }) => id !== 'pago')
  .map((column) => (column.id === 'fecha' ? { ...column, card: 'meta' } : column));

/** A date among a card's details takes two lines where it has no room for one: it neither leaves its card nor reaches into its neighbour. */
const keepsDatesInside: NonNullable<Story['play']> = async ({ canvas }) => {
  const dates = canvas.getAllByRole('article').flatMap((card) => [...card.querySelectorAll('time')]);
  await expect(dates).toHaveLength(5);
  for (const date of dates) {
    await expect(date.getBoundingClientRect().right).toBeLessThanOrEqual(Math.ceil(date.closest('dd')?.getBoundingClientRect()?.right ?? 0));
  }
};
export const FechasEnTelefono: Story = { args: { columns: withDates }, globals: { viewport: { value: 'phone' } }, play: keepsDatesInside };
export const FechasEnEstrecho: Story = {
  args: { columns: withDates },
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await keepsDatesInside(context);
    // The search box is as wide as the cards, and no wider.
    const edgeOf = (element: Element | null) => element?.getBoundingClientRect().right ?? Number.NaN;
    const box = context.canvas.getByRole('searchbox').closest('[role="group"]');
    await expect(edgeOf(box)).toBeLessThanOrEqual(edgeOf(context.canvas.getByRole('list')));
  },
};

/** Twenty-odd rows of five thousand are drawn, and they tell their true place. */
export const MuchasFilas: Story = {
  args: { rows: many, rowActions: acts },
  play: async ({ canvas, step }) => {
    const scroller = canvas.getByRole('region', { name: 'Tiempos abiertos' });
    await step('Solo dibuja las que se ven', async () => {
      await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', String(CROWD + 1));
      await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(5));
      await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(60);
    });
    await step('Ordena todas', async () => {
      await press(canvas, 'Usuario');
      await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Persona-0000'));
    });
    await step('Recorre la tabla hasta el final y vuelve', async () => {
      scroller.scrollTop = scroller.scrollHeight;
      await waitFor(() => expect(canvas.getAllByRole('rowheader').at(-1)).toHaveTextContent('Persona-4999'));
      await expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', String(CROWD + 1));
      scroller.scrollTop = 0;
      await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Persona-0000'));
    });
  },
};

/** On paper nothing scrolls: all rows are there. */
export const Impresa: Story = {
  args: { rows: many.slice(0, 260) },
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(260);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(100));
  },
};
