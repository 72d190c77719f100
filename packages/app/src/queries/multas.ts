import { read } from '../data/read';

/** Every fine, the newest first. */
export const multasQuery = () => read('multas', 'getAllMultas', 'GET /getAllMultas');
