import { columnOf } from '../listas/columnOf';

export const COLUMNAS_SEMANA = {
  ascensos: columnOf('ascenso', 'Ascensos', 'number'),
  asistencias: columnOf('asistencia', 'Asistencias', 'number'),
  tiempos: columnOf('times', 'Tiempos', 'minutes'),
};
