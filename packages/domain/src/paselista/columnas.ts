import { columnOf } from '../listas/columnOf';

/**
 * The value of a group column is the names of the group's people, separated by commas, as on the
 * wire.
 */
export const COLUMNAS_PASES = {
  encargado: columnOf('encargadoNombre', 'Pasó lista'),
  queda: columnOf('queda', 'Quedó al cargo'),
  sumados: columnOf('sumadosNombre', 'Sumados'),
  pausados: columnOf('pausadosNombre', 'Pausados'),
  fuera: columnOf('fuerabaseNombre', 'Fuera de base'),
};
