import { read } from '../data/read';
import { readPages } from '../data/readPages';

/** The memberships on offer. */
export const catalogoQuery = () => read('membresias', 'getMembresias', 'GET /getMembresias');

/** The memberships sold, the newest first. */
export const membresiasVendidasQuery = () =>
  readPages('membresias', 'allMembership', 'GET /allMembership');
