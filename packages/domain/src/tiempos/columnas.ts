import { columnOf } from '../listas/columnOf';

/** The screen keeps counting the minutes; the command shows the minutes of the answer. */
export const COLUMNAS_TIEMPOS = {
  usuario: columnOf('bajoNombre', 'Usuario', 'text', 'usuario'),
  encargado: columnOf('altoNombre', 'Encargado', 'text', 'encargado'),
  acumulado: columnOf('mins', 'Tiempo acumulado', 'minutes'),
};
