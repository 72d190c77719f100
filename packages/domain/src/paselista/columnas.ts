import { columnOf } from '../listas/columnOf';

/** A group is its names with commas, as on the wire. */
export const COLUMNAS_PASES = {
  encargado: columnOf('encargadoNombre', 'Pasó lista'),
  queda: columnOf('queda', 'Quedó al cargo'),
  sumados: columnOf('sumadosNombre', 'Sumados'),
  pausados: columnOf('pausadosNombre', 'Pausados'),
  fuera: columnOf('fuerabaseNombre', 'Fuera de base'),
};
