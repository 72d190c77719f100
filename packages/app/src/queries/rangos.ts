import { read } from '../data/read';

/** The categories with their missions, requirements and pay. */
export const rangosQuery = () => read('rangos', 'rangos', 'GET /rangos');
