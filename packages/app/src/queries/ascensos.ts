import { read } from '../data/read';

/** Everyone who can be looked up. */
export const personasQuery = () => read('ascensos', 'getUsuariosAscensos', 'GET /getUsuariosAscensos');

/** Where a person stands on the ladder. */
export const ascensoQuery = (userId: number | null) => read('ascensos', 'verUltimoAscenso', 'GET /verUltimoAscenso/{userId}', { userId });
