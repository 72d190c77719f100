import { columnOf } from '../listas/columnOf';

export const COLUMNAS_TURNOS = {
  mision: columnOf('mision', 'Misión'),
  siguiente: columnOf('siguiente', 'Siguiente'),
  desde: columnOf('date_finaliza', 'Desde', 'instant'),
};
