import { columnOf } from '../listas/columnOf';

export const COLUMNAS_DEGRADOS = {
  anterior: columnOf('rango_anterior', 'Tenía'),
  nuevo: columnOf('rango_degrado', 'Pasó a'),
};
