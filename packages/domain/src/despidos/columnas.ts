import { columnOf } from '../listas/columnOf';

export const COLUMNAS_DESPIDOS = { ingreso: columnOf('ingreso', 'Volvió', 'instant') };
