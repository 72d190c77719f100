import { columnOf } from '../listas/columnOf';

/** The screen counts the minutes on; the command shows the portal's. */
export const COLUMNAS_TIEMPOS = {
  usuario: columnOf('bajoNombre', 'Usuario', 'text', 'usuario'),
  encargado: columnOf('altoNombre', 'Encargado', 'text', 'encargado'),
  acumulado: columnOf('mins', 'Tiempo acumulado', 'minutes'),
};
