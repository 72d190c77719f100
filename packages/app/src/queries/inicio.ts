import { read } from '../data/read';

/** The next pay, and the instant that the pay hours are computed for. */
export const fechasQuery = () => read('inicio', 'fechas', 'GET /fechas');
