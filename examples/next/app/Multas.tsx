'use client';

import type { Schemas } from '@garita/api-client';
import { type Column, DataTable } from '@garita/ui/DataTable';
import { EmptyState } from '@garita/ui/EmptyState';

type Multa = Schemas['Multa'];

const columns: readonly Column<Multa>[] = [
  { id: 'usuario', header: 'Persona', value: ({ usuarioNombre }) => usuarioNombre, card: 'main' },
  { id: 'motivo', header: 'Motivo', value: ({ motivo }) => motivo },
  { id: 'creditos', header: 'Importe', kind: 'credits', value: ({ creditos }) => creditos },
];

/** A client component: a column has functions, which a server cannot send. */
export const Multas = ({ rows }: { rows: readonly Multa[] }) => (
  <DataTable
    caption="Multas"
    columns={columns}
    rows={rows}
    rowKey={({ id }) => id}
    noun={{ one: 'multa', many: 'multas' }}
    empty={<EmptyState title="No hay multas">Cuando haya una, aparecerá aquí.</EmptyState>}
  />
);
