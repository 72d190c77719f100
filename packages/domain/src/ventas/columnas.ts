import type { Columna } from '../listas/columna';
import { columnOf } from '../listas/columnOf';

const VENDIO = {
  id: 'encargado',
  header: 'Encargado',
  value: ({ encargoNombre }) => encargoNombre,
  kind: 'text',
} satisfies Columna<{ readonly encargoNombre: string }>;

export const COLUMNAS_VENTAS = {
  vendio: VENDIO,
  descripcion: columnOf('descripcion', 'Descripción'),
  /** Whether the seller has handed the credits over. */
  pagado: {
    id: 'pagado',
    header: 'Pagada',
    value: ({ pagado }) => (pagado === 1 ? 'Sí' : 'No'),
    kind: 'text',
  } satisfies Columna<{ readonly pagado: 0 | 1 }>,
};

export const COLUMNAS_PENDIENTES = {
  vendio: VENDIO,
  ultima: columnOf('fechaU', 'Última venta', 'instant', 'ultima'),
};
