import { read } from '../data/read';

/** One's own second factors. */
export const misFactoresQuery = () => read('factores', 'misFactores', 'GET /ext/factores');

/** Of whom a second factor is demanded; the owner alone may ask. */
export const exigenciaQuery = () =>
  read('factores', 'factorExigido', 'GET /ext/factores/exigencia');
