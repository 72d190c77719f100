import { columnOf } from '../listas/columnOf';

/** The columns of the absences beside those that many lists have: days without a zone. */
export const COLUMNAS_AUSENCIAS = {
  inicio: columnOf('inicio', 'Desde'),
  final: columnOf('final', 'Hasta'),
};
