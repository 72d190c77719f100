import type { Columna } from '../listas/columna';

interface Degrado {
  readonly rango_anterior: string | null;
  readonly rango_degrado: string;
}

export const COLUMNAS_DEGRADOS = {
  anterior: {
    id: 'rango_anterior',
    header: 'Tenía',
    value: ({ rango_anterior }) => rango_anterior,
    kind: 'text',
  },
  nuevo: {
    id: 'rango_degrado',
    header: 'Pasó a',
    value: ({ rango_degrado }) => rango_degrado,
    kind: 'text',
  },
} satisfies Record<string, Columna<Degrado>>;
