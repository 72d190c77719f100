import { read } from '../data/read';

/** The memberships on offer. */
export const catalogoQuery = () => read('membresias', 'getMembresias', 'GET /getMembresias');

/** The memberships sold. */
export const membresiasVendidasQuery = () => read('membresias', 'allMembership', 'GET /allMembership');
