import type { Columna } from '../listas/columna';
import { columnOf } from '../listas/columnOf';
import { isAbierto } from './fichaje';

export const COLUMNAS_FICHAJES = {
  /** Without a zone: `2026-11-21`. */
  dia: columnOf('dia', 'Día'),
  entrada: columnOf('entrada', 'Entrada', 'instant'),
  /** Null while the record is open. */
  salida: {
    id: 'salida',
    header: 'Salida',
    value: (fichaje) => (isAbierto(fichaje) ? null : fichaje.salida),
    kind: 'instant',
  } satisfies Columna<{ readonly salida: string }>,
};
