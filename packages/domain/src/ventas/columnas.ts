import type { Columna } from '../listas/columna';

interface Venta {
  readonly encargoNombre: string;
  readonly descripcion: string;
  readonly pagado: 0 | 1;
}

const VENDIO = {
  id: 'encargado',
  header: 'Encargado',
  value: ({ encargoNombre }) => encargoNombre,
  kind: 'text',
} satisfies Columna<{ readonly encargoNombre: string }>;

export const COLUMNAS_VENTAS = {
  vendio: VENDIO,
  descripcion: {
    id: 'descripcion',
    header: 'Descripción',
    value: ({ descripcion }) => descripcion,
    kind: 'text',
  },
  /** Whether the seller has handed the credits over. */
  pagado: {
    id: 'pagado',
    header: 'Pagada',
    value: ({ pagado }) => (pagado === 1 ? 'Sí' : 'No'),
    kind: 'text',
  },
} satisfies Record<string, Columna<Venta>>;

export const COLUMNAS_PENDIENTES = {
  vendio: VENDIO,
  ultima: {
    id: 'ultima',
    header: 'Última venta',
    value: ({ fechaU }) => fechaU,
    kind: 'instant',
  } satisfies Columna<{ readonly fechaU: string }>,
};
