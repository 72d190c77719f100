import { read } from '../data/read';

/** The agency's face, to be edited. */
export const identidadQuery = () => read('identidad', 'identidad', 'GET /ext/ajustes/identidad');
