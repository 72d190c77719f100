import { read } from '../data/read';
import { readPages } from '../data/readPages';

/** What was sold, the newest first. */
export const ventasQuery = () => readPages('ventas', 'allVentas', 'GET /allVentas');

/** What each seller still owes. */
export const ventasPendientesQuery = () =>
  read('ventas', 'ventasPendientes', 'GET /ventasPendientes');
