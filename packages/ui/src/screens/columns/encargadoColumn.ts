import type { Column } from '../../components/DataTable/column';

/** Who did it. */
export const encargadoColumn: Column<{ readonly encargadoNombre: string | null }> = {
  id: 'encargado',
  header: 'Encargado',
  value: ({ encargadoNombre }) => encargadoNombre,
  kind: 'text',
  card: 'meta',
};
