import { columnOf } from '../listas/columnOf';

/** On the screen the minutes keep counting; the command shows the minutes of the answer. */
export const COLUMNAS_TIEMPOS = {
  usuario: columnOf('bajoNombre', 'Usuario', 'text', 'usuario'),
  encargado: columnOf('altoNombre', 'Encargado', 'text', 'encargado'),
  acumulado: columnOf('mins', 'Tiempo acumulado', 'minutes'),
};
