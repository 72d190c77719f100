import { readPages } from '../data/readPages';

/** The fines, the newest first. */
export const multasQuery = () => readPages('multas', 'getAllMultas', 'GET /getAllMultas');
