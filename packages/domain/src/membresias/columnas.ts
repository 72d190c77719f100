import type { Columna } from '../listas/columna';

interface Vendida {
  readonly membresiaNombre: string;
  readonly estado: string;
  readonly finaliza: string | null;
}

export const COLUMNAS_MEMBRESIAS = {
  membresia: {
    id: 'membresia',
    header: 'Membresía',
    value: ({ membresiaNombre }) => membresiaNombre,
    kind: 'text',
  },
  estado: { id: 'estado', header: 'Estado', value: ({ estado }) => estado, kind: 'text' },
  /** Null for a membership without an end. */
  finaliza: {
    id: 'finaliza',
    header: 'Finaliza',
    value: ({ finaliza }) => finaliza,
    kind: 'instant',
  },
} satisfies Record<string, Columna<Vendida>>;
