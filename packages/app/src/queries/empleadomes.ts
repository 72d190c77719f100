import { read } from '../data/read';

/** The present employees of the month. */
export const empleadosActivosQuery = () => read('empleadomes', 'empleadoMes', 'GET /empleadoMes');

/** Everybody who is or was employee of the month. */
export const empleadosQuery = () => read('empleadomes', 'allEmpleadoMes', 'GET /allEmpleadoMes');
