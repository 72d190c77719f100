import { readPages } from '../data/readPages';

/** The dismissals, also of those who are back, the newest first. */
export const despidosQuery = () => readPages('despidos', 'getAllDespidos', 'GET /getAllDespidos');
