import { read } from '../data/read';

/** The categories with all that can be edited. */
export const categoriasEditablesQuery = () => read('mantenimiento', 'allInfoRank', 'GET /allInfoRank');

/** The missions in ladder order. */
export const misionesEditablesQuery = () => read('mantenimiento', 'allInfoMision', 'GET /allInfoMision');
