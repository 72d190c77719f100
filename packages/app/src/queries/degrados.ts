import { readPages } from '../data/readPages';

/** The demotions, the newest first. */
export const degradosQuery = () => readPages('degrados', 'getAllDegrados', 'GET /getAllDegrados');
