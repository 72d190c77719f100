import type { Columna } from '../listas/columna';
import { columnOf } from '../listas/columnOf';

export const COLUMNAS_TRASLADOS = {
  mision: columnOf('mision', 'Rango'),
  agencia: columnOf('agencia', 'Agencia'),
  /** The seller. */
  alto: {
    id: 'encargado',
    header: 'Encargado',
    value: ({ altoNombre }) => altoNombre,
    kind: 'text',
  } satisfies Columna<{ readonly altoNombre: string }>,
};
