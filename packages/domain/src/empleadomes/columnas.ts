import { columnOf } from '../listas/columnOf';

export const COLUMNAS_EMPLEADOS = {
  desde: columnOf('fecha', 'Desde', 'instant'),
  hasta: columnOf('hasta', 'Hasta', 'instant'),
};
