import { FECHA } from '@garita/domain/listas/columna';
import type { Column } from '../../components/DataTable/column';

/** The act's ISO instant, in the reader's zone. */
export const fechaColumn: Column<{ readonly fecha: string }> = {
  ...FECHA,
  card: 'meta',
};
