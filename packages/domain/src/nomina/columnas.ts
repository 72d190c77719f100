import { columnOf } from '../listas/columnOf';

export const COLUMNAS_NOMINA = {
  ascensos: columnOf('ascensos', 'Ascensos', 'number'),
  asistencias: columnOf('asistencias', 'Asistencias', 'number'),
  tiempos: columnOf('times', 'Tiempos', 'minutes'),
  paga: columnOf('paga', 'Paga', 'number'),
};
