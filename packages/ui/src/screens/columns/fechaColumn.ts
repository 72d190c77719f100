import { FECHA } from '@garita/domain/listas/columna';
import type { Column } from '../../components/DataTable/column';

/** When it was done: an ISO instant, in the reader's zone. */
export const fechaColumn: Column<{ readonly fecha: string }> = {
  ...FECHA,
  card: 'meta',
};
