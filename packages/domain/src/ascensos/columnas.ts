import { columnOf } from '../listas/columnOf';

/** The columns of whose turn it is beside those that many lists have. */
export const COLUMNAS_TURNOS = {
  mision: columnOf('mision', 'Misión'),
  siguiente: columnOf('siguiente', 'Siguiente'),
  desde: columnOf('date_finaliza', 'Desde', 'instant'),
};
