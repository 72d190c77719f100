import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import styled from 'styled-components';
import { press } from '../../docs/storyActs';
import { color, media, space, text } from '../../theme/tokens';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { Firma } from '../Firma';
import { Placa } from '../Placa';
import type { Column } from './column';
import { DataTable, type DataTableProps } from './DataTable';

interface Fila {
  id: number;
  usuario: string;
  categoria: number;
  firma: string | null;
  encargado: string | null;
  mins: number;
  pago: number | null;
  fecha: string | null;
  estado: 'Activo' | 'Pausado';
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  line-height: 1.3;
  ${media.wide} { white-space: nowrap; }
  strong, small { display: block; }
  small { font-size: ${text[13]}; font-weight: 400; color: ${color.tinta3}; }
`;

// A card is too narrow for the stamp beside the state.
const Stamp = styled.span`
  ${media.compact} { display: none; }
`;

function Who({ usuario, categoria, firma }: Fila) {
  return (
    <Line>
      <Avatar usuario={usuario} />
      <span>
        <strong translate="no">{usuario}</strong>
        <small>Categoría {categoria}</small>
      </span>
      <Placa categoria={categoria} />
      <Stamp>
        <Firma firma={firma} />
      </Stamp>
    </Line>
  );
}

const columns: Column<Fila>[] = [
  {
    id: 'usuario',
    header: 'Usuario',
    value: ({ usuario }) => usuario,
    kind: 'text',
    card: 'main',
    cell: (fila) => <Who {...fila} />,
  },
  { id: 'encargado', header: 'Encargado', value: ({ encargado }) => encargado, kind: 'text', card: 'meta' },
  { id: 'mins', header: 'Acumulado', value: ({ mins }) => mins, kind: 'minutes', card: 'meta' },
  { id: 'pago', header: 'Paga', value: ({ pago }) => pago, kind: 'credits', card: 'meta' },
  { id: 'fecha', header: 'Último cambio', value: ({ fecha }) => fecha, kind: 'instant', card: 'hidden' },
  {
    id: 'estado',
    header: 'Estado',
    value: ({ estado }) => estado,
    kind: 'state',
    tone: ({ estado }) => (estado === 'Activo' ? 'success' : 'caution'),
    card: 'main',
  },
];

const few: Fila[] = [
  {
    id: 1,
    usuario: 'Ronda-Nocturna',
    categoria: 9,
    firma: 'ABZ',
    encargado: 'Capi.Ñandú',
    mins: 134,
    pago: 1250,
    fecha: '2026-11-21T17:08:00.000Z',
    estado: 'Activo',
  },
  { id: 2, usuario: 'I1l_O0scar', categoria: 4, firma: 'OSC', encargado: 'Marta-VZ', mins: 62, pago: 90, fecha: '2026-11-20T23:30:00.000Z', estado: 'Pausado' },
  { id: 3, usuario: 'Sra.Quintana', categoria: 7, firma: 'QTN', encargado: 'Capi.Ñandú', mins: 48, pago: null, fecha: null, estado: 'Activo' },
  { id: 4, usuario: 'elPatio83', categoria: 2, firma: null, encargado: null, mins: 35, pago: 0, fecha: '2026-11-02T08:15:00.000Z', estado: 'Activo' },
  { id: 5, usuario: 'Ñoño', categoria: 10, firma: 'FAB', encargado: 'Marta-VZ', mins: 200, pago: 15000, fecha: '2026-10-30T12:00:00.000Z', estado: 'Pausado' },
  { id: 6, usuario: 'luz_verde', categoria: 12, firma: 'LUV', encargado: null, mins: 12, pago: 8, fecha: '2026-11-21T18:29:00.000Z', estado: 'Activo' },
];

const CROWD = 5000;
const many: Fila[] = Array.from({ length: CROWD }, (_, index) => ({
  id: index + 1,
  usuario: `Persona-${String((index * 7919) % CROWD).padStart(4, '0')}`,
  categoria: (index % 12) + 1,
  firma: index % 3 === 0 ? `A${String(index % 100).padStart(2, '0')}` : null,
  encargado: index % 4 === 0 ? null : `Encargado-${index % 41}`,
  mins: (index * 37) % 900,
  pago: index % 5 === 0 ? null : (index * 13) % 4000,
  fecha: new Date(Date.UTC(2026, 10, 21) - index * 3_600_000).toISOString(),
  estado: index % 6 === 0 ? 'Pausado' : 'Activo',
}));

function Table(props: DataTableProps<Fila>) {
  return <DataTable {...props} />;
}

const confirmar = fn();
const meta = {
  title: 'Componentes/DataTable',
  component: Table,
  args: {
    caption: 'Tiempos abiertos',
    columns,
    rows: few,
    rowKey: ({ id }) => id,
    hasAvatar: true,
    noun: { one: 'persona', many: 'personas' },
    searchLabel: 'Filtrar usuarios',
    empty: (
      <EmptyState title="Nadie tiene un tiempo abierto" action={<Button>Nuevo tiempo</Button>}>
        Cuando abras el primero, aparecerá aquí.
      </EmptyState>
    ),
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('strong')?.textContent);
const acts: DataTableProps<Fila>['rowActions'] = ({ id }) => [
  { id: 'confirmar', label: 'Confirmar', onPress: () => confirmar(id) },
  { id: 'pausar', label: 'Pausar', onPress: () => confirmar(-id) },
  { id: 'ajustar', label: 'Ajustar', onPress: () => confirmar(id * 100) },
  { id: 'cancelar', label: 'Cancelar', onPress: () => undefined, isDanger: true },
];

/** Spanish order: ñ after n, case aside; a second press turns it round, and rows without a value stay last. */
export const ConDatos: Story = {
  args: { csvName: 'tiempos' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Tiempos abiertos' });
    await press(table, 'Usuario');
    await expect(names()).toEqual(['elPatio83', 'I1l_O0scar', 'luz_verde', 'Ñoño', 'Ronda-Nocturna', 'Sra.Quintana']);
    await expect(within(table).getByRole('columnheader', { name: 'Usuario' })).toHaveAttribute('aria-sort', 'ascending');
    await press(table, 'Paga');
    await expect(names().at(-1)).toBe('Sra.Quintana');
    await press(table, 'Paga');
    await expect(names().at(0)).toBe('Ñoño');
    await expect(names().at(-1)).toBe('Sra.Quintana');
    await expect(table).toHaveTextContent('2h 14m');
    await expect(table).toHaveTextContent('15.000c');
    await userEvent.unhover(within(table).getByRole('button', { name: 'Paga' }));
  },
};

export const Busca: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Filtrar usuarios' });
    await userEvent.type(box, 'NANDU activo');
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
    const place = date.closest('dd')?.getBoundingClientRect();
    await expect(date.getBoundingClientRect().right).toBeLessThanOrEqual(Math.ceil(place?.right ?? 0));
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
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', String(CROWD + 1));
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(60);
    const scroller = canvas.getByRole('region', { name: 'Tiempos abiertos' });
    await press(canvas, 'Usuario');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Persona-0000'));
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole('rowheader').at(-1)).toHaveTextContent('Persona-4999'));
    await expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', String(CROWD + 1));
    scroller.scrollTop = 0;
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Persona-0000'));
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
