import { readPages } from '../data/readPages';

/** Who came from another agency, the newest first. */
export const trasladosQuery = () => readPages('traslados', 'getTraslados', 'GET /getTraslados');
