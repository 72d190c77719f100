import type { Columna } from '../listas/columna';

interface Vendida {
  readonly membresiaNombre: string;
  readonly estado: string;
  readonly finaliza: string | null;
}

/** The columns of the memberships sold beside those that many lists have. */
export const COLUMNAS_MEMBRESIAS = {
  membresia: {
    id: 'membresia',
    header: 'Membresía',
    value: ({ membresiaNombre }) => membresiaNombre,
    kind: 'text',
  },
  estado: { id: 'estado', header: 'Estado', value: ({ estado }) => estado, kind: 'text' },
  /** Null for one that lasts for ever. Its hour is seldom of interest. */
  finaliza: {
    id: 'finaliza',
    header: 'Finaliza',
    value: ({ finaliza }) => finaliza,
    kind: 'instant',
  },
} satisfies Record<string, Columna<Vendida>>;
