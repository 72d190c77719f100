import { columnOf } from '../listas/columnOf';

/** The columns of the payroll beside those that many lists have. */
export const COLUMNAS_NOMINA = {
  ascensos: columnOf('ascensos', 'Ascensos', 'number'),
  asistencias: columnOf('asistencias', 'Asistencias', 'number'),
  tiempos: columnOf('times', 'Tiempos', 'minutes'),
  paga: columnOf('paga', 'Paga', 'number'),
};
