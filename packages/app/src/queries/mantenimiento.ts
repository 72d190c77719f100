import { read } from '../data/read';

/** The categories with all that can be edited. */
export const categoriasEditablesQuery = () =>
  read('mantenimiento', 'allInfoRank', 'GET /allInfoRank');

/** The missions in ladder order. */
export const misionesEditablesQuery = () =>
  read('mantenimiento', 'allInfoMision', 'GET /allInfoMision');

/** The whole catalogue of memberships, those that are no longer offered too. */
export const catalogoEditableQuery = () =>
  read('mantenimiento', 'catalogoMembresias', 'GET /ext/membresias');
