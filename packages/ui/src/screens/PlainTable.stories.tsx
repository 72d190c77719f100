import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { type PlainColumn, PlainTable } from './PlainTable';

interface Fila {
  persona: string;
  minutos: number;
  motivo: string;
}
const ROWS: readonly Fila[] = [
  {
    persona: 'Ronda-Nocturna',
    minutos: 120,
    motivo: 'Relevo en la barrera mientras se arreglaba la luz del patio.',
  },
  { persona: 'Luz_del_Alba', minutos: 45, motivo: 'Ronda de la tarde.' },
];
const COLUMNS: readonly PlainColumn<Fila>[] = [
  { id: 'persona', header: 'Persona', cell: ({ persona }) => persona },
  { id: 'minutos', header: 'Minutos', cell: ({ minutos }) => minutos, isNumeric: true },
  { id: 'motivo', header: 'Motivo', cell: ({ motivo }) => motivo, isWide: true },
];

interface TablaProps {
  stacks?: boolean;
  isBare?: boolean;
  filas?: readonly Fila[];
}

const Tabla = ({ stacks = false, isBare = false, filas = ROWS }: TablaProps) => (
  <PlainTable
    caption="Tiempos ajustados"
    columns={COLUMNS}
    rows={filas}
    rowKey={({ persona }) => persona}
    stacks={stacks}
    isBare={isBare}
  />
);

const meta = {
  id: 'patrones-plaintable',
  title: 'Patrones/Tabla sencilla (PlainTable)',
  component: Tabla,
  tags: ['autodocs'],
  parameters: documenta(() => import('./PlainTable.docs')),
  args: { stacks: true },
} satisfies Meta<typeof Tabla>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Tiempos ajustados' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Ronda-Nocturna',
      'Luz_del_Alba',
    ]);
  },
};
export const SinMarco: Story = { args: { isBare: true } };
export const ApiladaEnTelefono: Story = { globals: { viewport: { value: 'narrow' } } };

/** A very long word breaks: nothing is cut off at the frame. */
export const PalabraSinFin: Story = {
  args: { filas: [{ persona: 'Ñ'.repeat(64), minutos: 45, motivo: 'W'.repeat(400) }] },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Tiempos ajustados' });
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  },
};
