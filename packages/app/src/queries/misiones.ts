import { read } from '../data/read';
import { readPages } from '../data/readPages';

/** The missions sold, the newest first. */
export const misionesVendidasQuery = () =>
  readPages('misiones', 'misionesVenta', 'GET /misionesVenta');

/** Who can buy a mission. */
export const compradoresQuery = () =>
  read('misiones', 'usuariosVentaMision', 'GET /usuariosVentaMision');

/** The price list of missions, in ladder order. */
export const preciosMisionQuery = () => read('misiones', 'getRangosVenta', 'GET /getRangosVenta');
