import { columnOf } from '../listas/columnOf';

/** The days have no zone. */
export const COLUMNAS_AUSENCIAS = {
  inicio: columnOf('inicio', 'Desde'),
  final: columnOf('final', 'Hasta'),
};
