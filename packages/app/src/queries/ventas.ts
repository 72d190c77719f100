import { read } from '../data/read';

/** Everything that was sold. */
export const ventasQuery = () => read('ventas', 'allVentas', 'GET /allVentas');

/** What each seller still owes. */
export const ventasPendientesQuery = () => read('ventas', 'ventasPendientes', 'GET /ventasPendientes');
