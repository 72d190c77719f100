import { read } from '../data/read';

/** Every dismissal, also of those who are back. */
export const despidosQuery = () => read('despidos', 'getAllDespidos', 'GET /getAllDespidos');
