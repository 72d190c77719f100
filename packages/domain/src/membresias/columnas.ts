import { columnOf } from '../listas/columnOf';

export const COLUMNAS_MEMBRESIAS = {
  membresia: columnOf('membresiaNombre', 'Membresía', 'text', 'membresia'),
  estado: columnOf('estado', 'Estado'),
  /** Null for a membership without an end. */
  finaliza: columnOf('finaliza', 'Finaliza', 'instant'),
};
