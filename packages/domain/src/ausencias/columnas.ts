import { columnOf } from '../listas/columnOf';

/** Days without a zone. */
export const COLUMNAS_AUSENCIAS = {
  inicio: columnOf('inicio', 'Desde'),
  final: columnOf('final', 'Hasta'),
};
