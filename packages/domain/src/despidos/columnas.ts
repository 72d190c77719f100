import type { Columna } from '../listas/columna';

export const COLUMNAS_DESPIDOS = {
  ingreso: {
    id: 'ingreso',
    header: 'Volvió',
    value: ({ ingreso }) => ingreso,
    kind: 'instant',
  } satisfies Columna<{ readonly ingreso: string | null }>,
};
