import { read } from '../data/read';

/** Every demotion. */
export const degradosQuery = () => read('degrados', 'getAllDegrados', 'GET /getAllDegrados');
