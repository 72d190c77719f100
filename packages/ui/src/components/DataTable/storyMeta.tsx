import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { DataTable, type DataTableProps } from './DataTable';
import { columns, type Fila, few } from './storyFilas';

function Table(props: DataTableProps<Fila>) {
  return <DataTable {...props} />;
}

export const TABLE_META = {
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

export const confirmar = fn();
export const acts: NonNullable<DataTableProps<Fila>['rowActions']> = ({ id }) => [
  { id: 'confirmar', label: 'Confirmar', onPress: () => confirmar(id) },
  { id: 'pausar', label: 'Pausar', onPress: () => confirmar(-id) },
  { id: 'ajustar', label: 'Ajustar', onPress: () => confirmar(id * 100) },
  { id: 'cancelar', label: 'Cancelar', onPress: () => undefined, isDanger: true },
];
