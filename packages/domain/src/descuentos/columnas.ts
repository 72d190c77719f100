import type { Columna } from '../listas/columna';

interface Descuento {
  readonly codigo: string;
  readonly descuento: number;
}

export const COLUMNAS_DESCUENTOS = {
  codigo: { id: 'codigo', header: 'Código', value: ({ codigo }) => codigo, kind: 'text' },
  /** In percent. */
  descuento: {
    id: 'descuento',
    header: 'Descuento',
    value: ({ descuento }) => descuento,
    kind: 'number',
  },
} satisfies Record<string, Columna<Descuento>>;
