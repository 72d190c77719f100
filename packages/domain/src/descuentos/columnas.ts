import { columnOf } from '../listas/columnOf';

export const COLUMNAS_DESCUENTOS = {
  codigo: columnOf('codigo', 'Código'),
  /** In percent. */
  descuento: columnOf('descuento', 'Descuento', 'number'),
};
