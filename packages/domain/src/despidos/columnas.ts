import type { Columna } from '../listas/columna';

/** The columns of the dismissals beside those that many lists have. */
export const COLUMNAS_DESPIDOS = {
  ingreso: {
    id: 'ingreso',
    header: 'Volvió',
    value: ({ ingreso }) => ingreso,
    kind: 'instant',
  } satisfies Columna<{ readonly ingreso: string | null }>,
};
