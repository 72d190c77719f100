import { read } from '../data/read';

/** Those who run the agency. */
export const adminsQuery = () => read('equipo', 'admins', 'GET /admins');

/** Every rank and every active person. */
export const equipoQuery = () => read('equipo', 'rangosEquipo', 'GET /rangosEquipo');

/** What everybody has done since Monday. */
export const semanaQuery = () => read('equipo', 'nominaWeek', 'GET /nominaWeek');
