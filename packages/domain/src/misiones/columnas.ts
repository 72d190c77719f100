import type { Columna } from '../listas/columna';

interface Vendida {
  readonly anterior: string;
  readonly mision: string;
}

export const COLUMNAS_MISIONES = {
  anterior: {
    id: 'anterior',
    header: 'Misión anterior',
    value: ({ anterior }) => anterior,
    kind: 'text',
  },
  mision: { id: 'mision', header: 'Misión', value: ({ mision }) => mision, kind: 'text' },
} satisfies Record<string, Columna<Vendida>>;
