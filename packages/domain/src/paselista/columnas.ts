import { columnOf } from '../listas/columnOf';

/** The columns of the roll calls; groups are names with commas, as on the wire. */
export const COLUMNAS_PASES = {
  encargado: columnOf('encargadoNombre', 'Pasó lista'),
  queda: columnOf('queda', 'Quedó al cargo'),
  sumados: columnOf('sumadosNombre', 'Sumados'),
  pausados: columnOf('pausadosNombre', 'Pausados'),
  fuera: columnOf('fuerabaseNombre', 'Fuera de base'),
};
