import { read } from '../data/read';

/** What the agency uses from outside, and its own links. */
export const ajustesEnlacesQuery = () =>
  read('enlaces', 'ajustesEnlaces', 'GET /ext/ajustes/enlaces');
