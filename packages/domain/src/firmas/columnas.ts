import { columnOf } from '../listas/columnOf';

export const COLUMNAS_FIRMAS = { firma: columnOf('firma', 'Firma') };
