import { read } from '../data/read';

/** One's own request for another name; null when none waits. */
export const miNombreQuery = (id: number) =>
  read('nombres', 'getNameRequest', 'GET /getNameRequest/{id}', { id });

/** Everybody's requests that wait. */
export const nombresQuery = () => read('nombres', 'getAllRequest', 'GET /getAllRequest');

/** What one was declined and has not read yet. */
export const declinadoQuery = () => read('nombres', 'nombreDeclinado', 'GET /ext/nombreDeclinado');
