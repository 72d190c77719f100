import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** The code of this connection; asked for each time that somebody wants to register, since it changes with the connection. */
export const ipdetectQuery = () =>
  queryOptions({ ...read('sesion', 'ipdetect', 'GET /ipdetect'), staleTime: 0 });

/** Where the person is signed in. */
export const sesionesQuery = () => read('sesion', 'sesiones', 'GET /ext/sesiones');
