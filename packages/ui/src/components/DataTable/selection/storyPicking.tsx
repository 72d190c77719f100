import { fn } from 'storybook/test';
import { DataTable, type DataTableProps } from '../DataTable';
import { columns, type Fila, few } from '../storyFilas';
import type { BulkAct } from './ListSelection';
import { useSelection } from './useSelection';

export const pausar = fn();

const keyOf = ({ id }: Fila) => id;
/** A paused person cannot be paused again. */
const mayPick = ({ estado }: Fila) => estado === 'Activo';
const actsOf = (picked: readonly Fila[]): readonly BulkAct[] => [
  {
    id: 'pausar',
    label: `Pausar ${picked.length}`,
    onPress: () => pausar(picked.map(({ usuario }) => usuario)),
  },
];

interface PickingProps extends Pick<DataTableProps<Fila>, 'rows'> {
  /** Called when a row's first cell renders, to count renders. */
  onDraw?: (usuario: string) => void;
}

export function PickingTable({ rows = few, onDraw }: PickingProps) {
  const selection = useSelection({ keyOf, mayPick, actsOf });
  const [first, ...others] = columns as [(typeof columns)[number], ...typeof columns];
  const watched = onDraw
    ? [{ ...first, cell: (fila: Fila) => drawn(fila, onDraw) }, ...others]
    : columns;
  return (
    <DataTable
      caption="Tiempos abiertos"
      columns={watched}
      rows={rows}
      rowKey={keyOf}
      hasAvatar={!onDraw}
      noun={{ one: 'persona', many: 'personas' }}
      searchLabel="Filtrar usuarios"
      empty={null}
      selection={selection}
    />
  );
}

function drawn({ usuario }: Fila, onDraw: (usuario: string) => void) {
  onDraw(usuario);
  return <strong>{usuario}</strong>;
}
