import type { Columna } from '../listas/columna';

interface Traslado {
  readonly mision: string;
  readonly agencia: string;
  readonly altoNombre: string;
}

export const COLUMNAS_TRASLADOS = {
  mision: { id: 'mision', header: 'Rango', value: ({ mision }) => mision, kind: 'text' },
  agencia: { id: 'agencia', header: 'Agencia', value: ({ agencia }) => agencia, kind: 'text' },
  /** The seller. */
  alto: {
    id: 'encargado',
    header: 'Encargado',
    value: ({ altoNombre }) => altoNombre,
    kind: 'text',
  },
} satisfies Record<string, Columna<Traslado>>;
