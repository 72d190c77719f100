import type { Columna } from '../listas/columna';
import { columnOf } from '../listas/columnOf';

/** The screen counts the minutes on; the command shows the portal's. */
export const COLUMNAS_TIEMPOS = {
  usuario: {
    id: 'usuario',
    header: 'Usuario',
    value: ({ bajoNombre }) => bajoNombre,
    kind: 'text',
  } satisfies Columna<{ readonly bajoNombre: string }>,
  encargado: {
    id: 'encargado',
    header: 'Encargado',
    value: ({ altoNombre }) => altoNombre,
    kind: 'text',
  } satisfies Columna<{ readonly altoNombre: string | null }>,
  acumulado: columnOf('mins', 'Tiempo acumulado', 'minutes'),
};
