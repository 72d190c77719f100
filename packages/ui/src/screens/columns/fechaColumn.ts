import type { Column } from '../../components/DataTable/column';

/** When it was done: an ISO instant, in the reader's zone. */
export const fechaColumn: Column<{ readonly fecha: string }> = {
  id: 'fecha',
  header: 'Fecha',
  value: ({ fecha }) => fecha,
  kind: 'instant',
  card: 'meta',
};
