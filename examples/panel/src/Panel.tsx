import type { ApiClient } from '@garita/api-client';
import { type Column, DataTable } from '@garita/ui/DataTable';
import { EmptyState } from '@garita/ui/EmptyState';
import { ErrorState } from '@garita/ui/ErrorState';
import { Stack } from '@garita/ui/layout';
import { Notice } from '@garita/ui/Notice';
import { PageHeader } from '@garita/ui/PageHeader';
import { SkeletonRows } from '@garita/ui/Skeleton';
import { ThemeSwitch } from '@garita/ui/ThemeSwitch';
import { type Dentro, useDentro } from './useDentro';

const columns: readonly Column<Dentro>[] = [
  { id: 'usuario', header: 'Persona', value: ({ usuario }) => usuario, card: 'main' },
  { id: 'desde', header: 'Desde', kind: 'instant', value: ({ desde }) => desde },
  {
    id: 'pausado',
    header: 'Tiempo',
    kind: 'state',
    value: ({ pausado }) => (pausado === 1 ? 'En pausa' : 'En marcha'),
    tone: ({ pausado }) => (pausado === 1 ? 'neutral' : 'primary'),
  },
  { id: 'estado', header: 'Estado', value: ({ estado }) => estado },
];
const keyOf = ({ usuario }: Dentro) => usuario;

function Lista({ rows, error }: ReturnType<typeof useDentro>) {
  if (rows === null && error !== null) return <ErrorState>{error}</ErrorState>;
  if (rows === null) return <SkeletonRows label="Cargando quién está dentro…" />;
  return (
    <Stack>
      {error !== null && <Notice tone="danger">{`Puede que haya cambiado algo: ${error}`}</Notice>}
      <DataTable
        caption="Quién está dentro"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        noun={{ one: 'persona', many: 'personas' }}
        searchLabel={null}
        empty={
          <EmptyState title="No hay nadie dentro">
            La primera persona que fiche aparecerá aquí.
          </EmptyState>
        }
      />
    </Stack>
  );
}

/** A screen for a wall display: it needs no operation, and follows the portal's changes. */
export function Panel({ client }: { client: ApiClient }) {
  return (
    <main style={{ maxWidth: 1100, margin: '0 auto', padding: 24 }}>
      <PageHeader title="Quién está dentro" action={<ThemeSwitch />} />
      <Lista {...useDentro(client)} />
    </main>
  );
}
