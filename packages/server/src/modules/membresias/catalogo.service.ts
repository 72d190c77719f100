/** The catalogue of memberships, for those who edit it. */
export { lockMembresia, updateMembresia } from './catalogo.repository';
