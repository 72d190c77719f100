import { read } from '../data/read';

/** The ladder as it can be edited. */
export const escalafonQuery = () => read('escalafon', 'escalafon', 'GET /ext/escalafon');

/** Ladders that an agency can begin with. */
export const plantillasQuery = () =>
  read('escalafon', 'plantillasEscalafon', 'GET /ext/escalafon/plantillas');
