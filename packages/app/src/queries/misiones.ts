import { read } from '../data/read';

/** The missions sold. */
export const misionesVendidasQuery = () => read('misiones', 'misionesVenta', 'GET /misionesVenta');

/** Who can buy a mission. */
export const compradoresQuery = () => read('misiones', 'usuariosVentaMision', 'GET /usuariosVentaMision');

/** The price list of missions, in ladder order. */
export const preciosMisionQuery = () => read('misiones', 'getRangosVenta', 'GET /getRangosVenta');
