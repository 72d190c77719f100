import { columnOf } from '../listas/columnOf';

/** The columns of everyone's week beside those that many lists have. */
export const COLUMNAS_SEMANA = {
  ascensos: columnOf('ascenso', 'Ascensos', 'number'),
  asistencias: columnOf('asistencia', 'Asistencias', 'number'),
  tiempos: columnOf('times', 'Tiempos', 'minutes'),
};
