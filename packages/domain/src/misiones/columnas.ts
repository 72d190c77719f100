import { columnOf } from '../listas/columnOf';

export const COLUMNAS_MISIONES = {
  anterior: columnOf('anterior', 'Misión anterior'),
  mision: columnOf('mision', 'Misión'),
};
