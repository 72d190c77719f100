import { read } from '../data/read';

/** Everybody who came from another agency. */
export const trasladosQuery = () => read('traslados', 'getTraslados', 'GET /getTraslados');
