import { type Column, DataTable } from '@garita/ui/DataTable';
import { EmptyState } from '@garita/ui/EmptyState';

interface Barco {
  id: number;
  nombre: string;
  eslora: number;
  zarpa: string;
}

// Una constante: la búsqueda guarda lo que prepara mientras no cambie.
const columns: readonly Column<Barco>[] = [
  { id: 'nombre', header: 'Barco', value: ({ nombre }) => nombre, card: 'main' },
  { id: 'eslora', header: 'Eslora', kind: 'number', value: ({ eslora }) => eslora },
  { id: 'zarpa', header: 'Zarpa', kind: 'instant', value: ({ zarpa }) => zarpa },
];
const keyOf = ({ id }: Barco) => id;

export const Barcos = ({ rows }: { rows: readonly Barco[] }) => (
  <DataTable
    caption="Barcos en el puerto"
    columns={columns}
    rows={rows}
    rowKey={keyOf}
    noun={{ one: 'barco', many: 'barcos' }}
    csvName="barcos"
    empty={<EmptyState title="No hay barcos">El primero que entre aparecerá aquí.</EmptyState>}
  />
);
